#!/usr/bin/env node
// `seller-funds-generate`, with Node's compile cache so that the next run starts faster.
import module from 'node:module';

// Not available in Node 20.
module.enableCompileCache?.();
const { ignoreOutputErrors, readVersion } = await import('@seller-funds/command');
const { runCommand } = await import('./cli/command.js');
ignoreOutputErrors();
const version = readVersion(new URL('../package.json', import.meta.url));
process.exitCode = await runCommand(
  { program: 'seller-funds-generate', version },
  process.argv.slice(2),
);
