// Each file `golden/<name>.yaml` is a small document; the folder `golden/<name>/` holds what becomes
// of it, without the runtime. Their names end in `.txt` because they import what is not beside them.
//
// After a change of the emitter, look at what changes in the expected files:
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
    .filter(([path]) => path.startsWith('msw/') && !path.startsWith('msw/runtime/'))
    .map(([path, text]) => ({ path: path.replace('msw/', ''), text }));

  test.each(files)('$path is emitted as expected', async ({ path, text }) => {
    await expect(text).toMatchFileSnapshot(join(folder, name, `${path}.txt`));
  });

  test('nothing else is expected', () => {
    const expected = readdirSync(join(folder, name)).toSorted();
    expect(expected).toEqual(files.map(({ path }) => `${path}.txt`).toSorted());
  });
});
