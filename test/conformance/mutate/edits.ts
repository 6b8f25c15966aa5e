import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { hashOf, root, sourceFolder, type SourceMutant } from './source-mutants.js';

const listSchema = z.array(
  z.strictObject({
    id: z.stringFormat('area/name', /^[a-z]+\/[a-z0-9-]+$/),
    fault: z.string(),
    /** The claims and decisions that it violates, separated by spaces. */
    claims: z.stringFormat('ids', /^\S+(?: \S+)*$/),
    /** Relative to the sources of the sandbox. */
    file: z.string(),
    /** The text to replace, which occurs exactly once in the file. */
    find: z.string(),
    replace: z.string(),
  }),
);

/** The mutants of `edits.yaml`, and the entries whose text does not occur exactly once. */
export interface Edits {
  readonly mutants: readonly SourceMutant[];
  readonly stale: readonly string[];
}

/** Reads mutants of meaning, which StrykerJS cannot generate. */
export function readEdits(
  list = readFileSync(new URL('edits.yaml', import.meta.url), 'utf8'),
): Edits {
  const mutants: SourceMutant[] = [];
  const stale: string[] = [];
  for (const { id, fault, claims, file, find, replace } of listSchema.parse(parse(list))) {
    const path = join(root, sourceFolder, file);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const [head = '', tail = ''] = source.split(find);
    const times = source.split(find).length - 1;
    if (times !== 1) {
      stale.push(`${id}: ${file} contains the text ${times} times instead of once: ${find}`);
      continue;
    }
    const indent = head.slice(head.lastIndexOf('\n') + 1);
    const rest = tail.slice(0, Math.max(0, tail.indexOf('\n')));
    mutants.push({
      id: `edits/${id}`,
      fingerprint: hashOf(JSON.stringify([id, file, find, replace])),
      file,
      line: head.split('\n').length,
      mutator: `edits/${id}`,
      before: `${indent}${find}${rest}`.split('\n'),
      after: `${indent}${replace}${rest}`.split('\n'),
      edit: { fault, claims: claims.split(' '), source: `${head}${replace}${tail}` },
    });
  }
  return { mutants, stale };
}
