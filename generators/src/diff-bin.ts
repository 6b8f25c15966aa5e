#!/usr/bin/env node
// `seller-funds-diff`: reports changes of an OpenAPI document, and whom they break.
import { ignoreOutputErrors, readVersion } from '@seller-funds/command';
import { runDiff } from './diff/index.js';

ignoreOutputErrors();
process.exitCode = await runDiff(
  {
    program: 'seller-funds-diff',
    version: readVersion(new URL('../package.json', import.meta.url)),
  },
  process.argv.slice(2),
);
