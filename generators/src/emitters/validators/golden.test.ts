// Each file `golden/<construct>.yaml` is a small document. `golden/<construct>.ts.txt` is generated from its
// components, and `<construct>.operations.ts.txt` from its operations, if it has any. behaviour.test.ts tests the
// validators with valid and invalid values.
//
// After a change of the emitter, update the expected files and review the differences:
//   pnpm vitest run generators/src/emitters --update

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emit } from '../../testing/emitted.js';
import { constructs, folder } from '../../testing/golden.js';

test.each(constructs)('%s is emitted as expected', async (construct) => {
  const document = readFileSync(join(folder, `${construct}.yaml`), 'utf8');
  const files = await emit(document, ['validators']);
  const text = files.get('validators/api.ts') ?? '';
  await expect(text).toMatchFileSnapshot(join(folder, `${construct}.ts.txt`));
  const operations = files.get('validators/operations/api.ts');
  if (operations === undefined) return;
  await expect(operations).toMatchFileSnapshot(join(folder, `${construct}.operations.ts.txt`));
});
