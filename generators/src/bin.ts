#!/usr/bin/env node
// `seller-funds-generate`: keeps what Node compiles, so that the next run starts sooner.
import module from 'node:module';
import v8 from 'node:v8';

// Node 20 has none, and starts a little later each time.
module.enableCompileCache?.();
const args = process.argv.slice(2);
// The thread takes longer to start than all else: nothing may be loaded before it.
if (args.some((arg) => arg.startsWith('--spec'))) {
  // The heap of the thread starts as large as V8 lets it grow (16 MiB a half): the compiler fills it at
  // once, and would else wait while it is collected again and again. This thread's own has its size.
  v8.setFlagsFromString('--min-semi-space-size=16');
  const { startThread } = await import('./code/syntax/thread.js');
  startThread();
}
const { runCommand } = await import('./cli/command.js');
process.exitCode = await runCommand({ program: 'seller-funds-generate' }, args);
