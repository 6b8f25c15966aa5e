import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/processes/run-node.js';

/** Returns the text of a file of the repository, such as `docs/ci.md`. */
export function readText(...path: readonly string[]): string {
  return readFileSync(join(root, ...path), 'utf8');
}
