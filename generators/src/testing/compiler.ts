import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The arguments of Node that start the repository's compiler, on one thread: test files run beside each other, and
 * several checkers of one program read the types that they share once each.
 */
export const compiler = [
  join(root, 'node_modules/typescript/bin/tsc'),
  '--singleThreaded',
] as const;
