import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import type { BenchDocument } from './documents.ts';

/** Writes a document in YAML where its package has it in JSON alone, unless it is there. */
export function writeYaml({ file, json }: BenchDocument): void {
  if (json === undefined || existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const value: unknown = JSON.parse(readFileSync(json, 'utf8'));
  // As people write it: nothing is repeated by an alias, and long texts keep their lines.
  writeFileSync(file, stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }));
}
