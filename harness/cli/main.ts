const [command, ...rest] = process.argv.slice(2);

// The hub is a program of its own that is only reached through this command: nothing else is loaded for it.
if (command === 'hub') {
  const { runHub } = await import('../../hub/main.ts');
  await runHub(rest);
} else {
  const { main } = await import('./program.ts');
  process.exit(await main(process.argv.slice(2)));
}
