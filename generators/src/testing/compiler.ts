import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The arguments of Node to run the compiler of the repository on one thread, because test files run in parallel. */
export const compiler = [
  join(root, 'node_modules/typescript/bin/tsc'),
  '--singleThreaded',
] as const;
