// Each file `golden/<name>.yaml` is a small document; the folder `golden/<name>/` has the files that are generated from
// it, without the runtime. Their names end in `.txt` because their imports cannot be resolved there.
//
// After a change of the emitter, update the expected files and review the differences:
//   pnpm vitest run generators/src/emitters/msw --update

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emit } from '../../testing/emitted.js';

const folder = join(import.meta.dirname, 'golden');

describe.each(['responses', 'schemas'])('%s', async (name) => {
  const document = readFileSync(join(folder, `${name}.yaml`), 'utf8');
  const emitted = await emit(document, ['types', 'msw']);
  const files = [...emitted]
    .filter(([path]) => path.startsWith('msw/') && path !== 'msw/runtime.ts')
    .map(([path, text]) => ({ path: path.replace('msw/', ''), text }));

  test.each(files)('$path is emitted as expected', async ({ path, text }) => {
    await expect(text).toMatchFileSnapshot(join(folder, name, `${path}.txt`));
  });

  test('there are no other expected files', () => {
    const expected = readdirSync(join(folder, name)).toSorted();
    expect(expected).toEqual(files.map(({ path }) => `${path}.txt`).toSorted());
  });
});
