#!/usr/bin/env node
// `seller-funds-diff`: what changed in an OpenAPI document, and what that means to whom.
import { runDiff } from './diff/index.js';

process.exitCode = await runDiff({ program: 'seller-funds-diff' }, process.argv.slice(2));
