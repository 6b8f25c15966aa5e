// `golden/pets.yaml` is a small document; the folder `golden/pets/` has the files that are generated from it,
// without the runtime. Their names end in `.txt` because their imports cannot be resolved there.
//
// After a change of the emitter, update the expected files and review the differences:
//   pnpm vitest run generators/src/emitters/webhooks --update

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentOf } from '../../testing/document.js';
import { emit } from '../../testing/emitted.js';

const folder = join(import.meta.dirname, 'golden');
const emitted = await emit(readFileSync(join(folder, 'pets.yaml'), 'utf8'), ['webhooks']);
const files = [...emitted]
  .filter(([path]) => path.startsWith('webhooks/') && path !== 'webhooks/runtime.ts')
  .map(([path, text]) => ({ path: path.replace('webhooks/', ''), text }));

test.each(files)('$path is emitted as expected', async ({ path, text }) => {
  await expect(text).toMatchFileSnapshot(join(folder, 'pets', `${path}.txt`));
});

test('there are no other expected files', () => {
  const expected = readdirSync(join(folder, 'pets')).toSorted();
  expect(expected).toEqual(files.map(({ path }) => `${path}.txt`).toSorted());
});

test('a document without webhooks gets no files', async () => {
  expect((await emit(documentOf({}), ['webhooks'])).size).toBe(0);
});
