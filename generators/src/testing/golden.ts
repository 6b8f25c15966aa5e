import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json, JsonObject } from '../json.js';
import { parseFile } from '../source/files.js';

/** The folder of the validators' golden documents. */
export const folder = fileURLToPath(new URL('../emitters/validators/golden', import.meta.url));

/** The names of the golden documents. */
export const constructs = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replace('.yaml', ''));

/** A component of a golden document, with values that it must accept and refuse. */
export interface Sample {
  readonly construct: string;
  readonly name: string;
  readonly good: readonly Json[];
  readonly bad: readonly Json[];
}

/** The components of a golden document, as they stand in it. */
export function componentsOf(construct: string): Readonly<Record<string, JsonObject>> {
  const file = join(folder, `${construct}.yaml`);
  const { components } = parseFile(file, readFileSync(file, 'utf8'));
  return (components as { schemas: Record<string, JsonObject> }).schemas;
}

/** The components of a golden document with their values (`x-good` and `x-bad`). */
export function samplesOf(construct: string): Sample[] {
  return Object.entries(componentsOf(construct)).map(([name, schema]) => ({
    construct,
    name,
    good: schema['x-good'] as readonly Json[],
    bad: schema['x-bad'] as readonly Json[],
  }));
}
