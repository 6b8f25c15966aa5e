import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from './index.js';

test('migrations run in the order of their numbers, and each file is one of them', () => {
  const names = migrations.map(({ name }) => name);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  expect(names).toEqual(names.toSorted());
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^\d/.test(file));
  expect(names.map((name) => `${name}.ts`)).toEqual(files.toSorted());
});
