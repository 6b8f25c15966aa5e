#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Caches compiled code for the next start. Applies to modules that are imported afterwards.
enableCompileCache();
const { runProcess } = await import('./run-process.js');

await runProcess('sandbox');
