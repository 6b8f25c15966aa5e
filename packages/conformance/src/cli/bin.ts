#!/usr/bin/env node
import { runProcess } from './run-process.js';

// The build copies the claims and decisions there.
await runProcess(
  'seller-funds-conformance',
  new URL('../claims.yaml', import.meta.url),
  new URL('../decisions.md', import.meta.url),
);
