import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import type { BenchDocument } from './documents.ts';

/** Converts a document from JSON to YAML, unless the file exists. */
export function writeYaml({ file, json }: BenchDocument): void {
  if (json === undefined || existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const value: unknown = JSON.parse(readFileSync(json, 'utf8'));
  // Without aliases and line folding, as authors write it.
  writeFileSync(file, stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }));
}
