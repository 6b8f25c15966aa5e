import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policyNames } from '@seller-funds/contract/policies';
import { unasked } from './required.js';

test('the model asks each question whose answers it does not all accept', () => {
  const folder = join(import.meta.dirname, '..');
  const files = globSync('{model,stories,scenarios}/**/*.ts', { cwd: folder });
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const others = policyNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(source));
  expect(others).toEqual([...unasked]);
});
