// Setup file of Vitest. It runs for each test file, unlike modules that test files import: these are loaded once per worker.
import { afterAll } from 'vitest';
import { cleanUp } from './cleanup.js';

afterAll(cleanUp);
