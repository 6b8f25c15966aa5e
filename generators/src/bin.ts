#!/usr/bin/env node
// `seller-funds-generate`: keeps what Node compiles, so that the next run starts sooner.
import module from 'node:module';

// Node 20 has none, and starts a little later each time.
module.enableCompileCache?.();
const args = process.argv.slice(2);
// The thread takes longer to start than all else: nothing may be loaded before it.
if (args.some((arg) => arg.startsWith('--spec'))) {
  const { startThread } = await import('./code/syntax/thread.js');
  startThread();
}
const { runCommand } = await import('./cli/command.js');
process.exitCode = await runCommand({ program: 'seller-funds-generate' }, args);
