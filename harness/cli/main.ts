#!/usr/bin/env node
const [command, ...rest] = process.argv.slice(2);

// The hub is a program of its own that is only reached through this command: nothing else is loaded for it.
if (command === 'hub') {
  const { runHub } = await import('../../hub/main.ts');
  await runHub(rest);
} else {
  const { main, report } = await import('./program.ts');
  const { standardIo } = await import('./io.ts');
  const io = standardIo();
  process.on('uncaughtException', (error) => process.exit(report(error, io)));
  process.exit(await main(process.argv.slice(2), io));
}
