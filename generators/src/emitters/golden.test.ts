// Each file `<emitter>/golden/<name>.yaml` is a small document; the folder `<emitter>/golden/<name>/` has the files that
// the emitter generates from it, without the runtime. Their names end in `.txt` because their imports cannot be resolved
// there. The expected files of the validators are in validators/golden.test.ts.
//
// After a change of an emitter, update the expected files and review the differences:
//   pnpm vitest run generators/src/emitters/golden --update
// A new document needs two runs: the files of the first are written at its end.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentOf } from '../testing/document.js';
import { emit } from '../testing/emitted.js';

const emitters = readdirSync(import.meta.dirname).filter(
  (name) => name !== 'validators' && existsSync(join(import.meta.dirname, name, 'golden')),
);

const documents = emitters.flatMap((emitter) => {
  const folder = join(import.meta.dirname, emitter, 'golden');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ emitter, name: file.slice(0, -'.yaml'.length), folder }));
});

describe.each(documents)('$emitter: $name', async ({ emitter, name, folder }) => {
  const emitted = await emit(readFileSync(join(folder, `${name}.yaml`), 'utf8'), [emitter]);
  const files = [...emitted]
    .filter(([path]) => path.startsWith(`${emitter}/`) && !/\/runtime[./]/.test(path))
    .map(([path, text]) => ({ path: path.slice(emitter.length + 1), text }));

  test.each(files)('$path is emitted as expected', async ({ path, text }) => {
    await expect(text).toMatchFileSnapshot(join(folder, name, `${path}.txt`));
  });

  test('there are no other expected files', () => {
    const expected = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(expected.toSorted()).toEqual(
      files.map(({ path }) => join(folder, name, `${path}.txt`)).toSorted(),
    );
  });
});

test.each(['vocabulary', 'webhooks'] as const)(
  'an empty document has no files of the emitter %s',
  async (emitter) => {
    expect((await emit(documentOf({}), [emitter])).size).toBe(0);
  },
);

test('the document itself is emitted as JSON', async () => {
  const document = readFileSync(join(import.meta.dirname, 'types/golden/pets.yaml'), 'utf8');
  const text = (await emit(document, ['document'])).get('document/openapi.json') ?? '';
  expect(JSON.parse(text)).toEqual(parse(document));
  expect(text).toMatch(/^\{\n {2}"openapi": "3.1.0",[^]*\}\n$/);
});
