// A program that stands for a hub in the tests of the drivers: what it does is named on its command line.
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [mode, port, config] = process.argv.slice(2);
const children = config && JSON.parse(readFileSync(config, 'utf8'));

function listen() {
  const facts = () => ({ env: process.env, cwd: process.cwd(), children, execArgv: process.execArgv });
  const server = createServer((_request, response) => response.end(JSON.stringify(facts())));
  server.listen(Number(port), () => console.log(`tiny hub: up on ${server.address().address}`));
  return server;
}

const modes = {
  listen,
  rubbish() {
    console.log('no line that anybody waits for');
    setInterval(() => {}, 1_000);
  },
  exits() {
    console.error('tiny hub: there is no such option');
    process.exitCode = 3;
  },
  stubborn() {
    process.on('SIGTERM', () => {});
    process.on('SIGINT', () => {});
    listen();
  },
  // What it leaves behind is connected to the test, which sees it go.
  parent() {
    const script = `process.on('SIGTERM', () => {}); require('net').connect(${process.env.TEST_PORT}, '127.0.0.1')`;
    spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
    listen();
  },
  crashes() {
    listen().prependListener('request', () => process.exit(7));
  },
  // One line on each of the two streams and one in a file for every request.
  chatty() {
    const server = listen();
    server.prependListener('request', ({ url }) => {
      console.log(`out ${url}`);
      console.error(`err ${url}`);
      appendFileSync('tiny.log', `file ${url}\n`);
    });
    console.error('coming up');
  },
  echo() {
    process.stdin.on('data', (chunk) => process.stdout.write(chunk));
    process.stdin.on('end', () => {
      console.error('goodbye');
      process.exit(0);
    });
    process.on('SIGTERM', () => {});
  },
};
modes[mode]();
