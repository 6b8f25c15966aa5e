// `golden/pets.yaml` is a small document; the folder `golden/pets/` has the files that are generated from it.
//
// After a change of the emitter, update the expected files and review the differences:
//   pnpm vitest run generators/src/emitters/vocabulary --update

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentOf } from '../../testing/document.js';
import { emit } from '../../testing/emitted.js';

const folder = join(import.meta.dirname, 'golden');
const emitted = await emit(readFileSync(join(folder, 'pets.yaml'), 'utf8'), ['vocabulary']);
const files = [...emitted].map(([path, text]) => ({ path: path.replace('vocabulary/', ''), text }));

test.each(files)('$path is emitted as expected', async ({ path, text }) => {
  await expect(text).toMatchFileSnapshot(join(folder, 'pets', path));
});

test('there are no other expected files', () => {
  const expected = readdirSync(join(folder, 'pets')).toSorted();
  expect(expected).toEqual(files.map(({ path }) => path).toSorted());
});

test('a document without any words of its own gets no files', async () => {
  expect((await emit(documentOf({}), ['vocabulary'])).size).toBe(0);
});
