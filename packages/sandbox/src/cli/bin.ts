#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// From the second start on, nothing is compiled again. What is imported before does not profit.
enableCompileCache();
const { runProcess } = await import('./run-process.js');

await runProcess('sandbox');
