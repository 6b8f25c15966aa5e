#!/usr/bin/env node
// `seller-funds-generate`: keeps what Node compiles, so that the next run starts sooner.
import module from 'node:module';

// Node 20 has none, and starts a little later each time.
module.enableCompileCache?.();
const { runCommand } = await import('./cli/command.js');
process.exitCode = await runCommand({ program: 'seller-funds-generate' }, process.argv.slice(2));
