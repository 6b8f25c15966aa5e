#!/usr/bin/env node
// `seller-funds-diff`: reports changes of an OpenAPI document, and whom they break.
import { ignoreOutputErrors } from '@seller-funds/command';
import { runDiff } from './diff/index.js';

ignoreOutputErrors();
process.exitCode = await runDiff({ program: 'seller-funds-diff' }, process.argv.slice(2));
