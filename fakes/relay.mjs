// What a hub starts in the place of a stdio child: it connects back to the harness, says which child it stands
// for, and carries bytes both ways. Plain JavaScript without imports of ours, because it has to be up quickly.
import { connect } from 'node:net';

const [port, key, child] = process.argv.slice(2);
if (child === undefined) {
  process.stderr.write('relay: usage: relay.mjs PORT KEY CHILD (the harness writes this command line)\n');
  process.exit(2);
}
const socket = connect({ host: '127.0.0.1', port: Number(port) }, () => {
  socket.write(`${JSON.stringify({ key, child, pid: process.pid })}\n`);
  process.stdin.pipe(socket);
  socket.pipe(process.stdout);
});
socket.setNoDelay(true);
socket.on('error', () => process.exit(1));
socket.on('close', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
process.stdout.on('error', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
