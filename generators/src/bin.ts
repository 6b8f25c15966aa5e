#!/usr/bin/env node
// `seller-funds-generate`, with Node's compile cache so that the next run starts faster.
import module from 'node:module';

// Not available in Node 20.
module.enableCompileCache?.();
const { runCommand } = await import('./cli/command.js');
process.exitCode = await runCommand({ program: 'seller-funds-generate' }, process.argv.slice(2));
