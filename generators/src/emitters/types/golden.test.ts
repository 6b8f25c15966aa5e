// Each file `golden/<name>.yaml` is a small document; the folder `golden/<name>/` has the files that are generated from
// it, without the runtime and the copy of the document. Their names end in `.txt` because their imports cannot be resolved
// there.
//
// After a change of the emitter, update the expected files and review the differences:
//   pnpm vitest run generators/src/emitters --update

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { emit } from '../../testing/emitted.js';

const folder = join(import.meta.dirname, 'golden');

describe.each(['pets', 'versions'])('%s', async (name) => {
  const document = readFileSync(join(folder, `${name}.yaml`), 'utf8');
  const emitted = await emit(document, ['types', 'document']);
  const files = [...emitted]
    .map(([path, text]) => ({ path: path.replace('types/', ''), text }))
    .filter(({ path }) => path.endsWith('.ts') && path !== 'runtime.ts');

  test.each(files)('$path is emitted as expected', async ({ path, text }) => {
    await expect(text).toMatchFileSnapshot(join(folder, name, `${path}.txt`));
  });

  test('the document itself is emitted as JSON', () => {
    const text = emitted.get('document/openapi.json') ?? '';
    expect(JSON.parse(text)).toEqual(parse(document));
    expect(text).toMatch(/^\{\n {2}"openapi": "3.1.0",[^]*\}\n$/);
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
