import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exportedNames, findExport } from './find-export.ts';

const out = mkdtempSync(join(tmpdir(), 'bench-test-'));
mkdirSync(join(out, 'api'));
writeFileSync(join(out, 'api/pets.ts'), 'export const getPetById = 1;\nexport type Pet = 2;\n');
writeFileSync(join(out, 'zod.ts'), 'export const zGetPetByIdResponse = 1;\n');
afterAll(() => rmSync(out, { recursive: true }));

test('finds a name in any spelling, and its module', () => {
  expect(findExport(out, 'api', ['get_pet-by/id'])).toEqual({
    name: 'getPetById',
    module: './out/api/pets.ts',
  });
  expect(findExport(out, 'zod.ts', ['zgetPetByIdOther', 'zgetPetByIdResponse'])?.name).toBe(
    'zGetPetByIdResponse',
  );
});

test('finds nothing if the name, file or folder is missing', () => {
  expect(findExport(out, 'api', ['Pet'])).toBeUndefined();
  expect(findExport(out, 'nowhere', ['Pet'])).toBeUndefined();
});

test('finds every kind of exported value', () => {
  const text = 'export const a = 1;\nexport async function b() {}\nexport class C {}\nconst d = 1;';
  expect(exportedNames(text)).toEqual(['a', 'b', 'C']);
});
