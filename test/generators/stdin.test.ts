import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { documentOf } from '../../generators/src/testing/document.js';
import { makeFolder } from '../../generators/src/testing/folder.js';

const command = fileURLToPath(new URL('../../scripts/generate.ts', import.meta.url));

function pipe(folder: string, schema: object): string {
  const named = ['--spec', '-', '--out', join(folder, 'out'), '--lock', join(folder, 'lock')];
  const input = documentOf({ components: { schemas: { Pet: schema as never } } });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, ...named, '--only', 'types'],
    { input, encoding: 'utf8' },
  );
  return `${status} ${stdout}${stderr}`;
}

test(
  'reads a document from the standard input, does not lock it, and follows no references to files',
  { tags: 'long' },
  () => {
    const folder = makeFolder({ 'pet.yaml': 'type: boolean' });
    const reference = { $ref: join(folder, 'pet.yaml') };
    expect(pipe(folder, reference)).toMatch(/^1 [^]*standard input:1:[^]*leads out of the folder/);
    expect(pipe(folder, { type: 'string' })).toMatch(/^0 /);
    expect(readFileSync(join(folder, 'out/types/api.ts'), 'utf8')).toContain('Pet = string');
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  },
);
