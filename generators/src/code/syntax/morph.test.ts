import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { loadMorph, withoutLibrary } from './morph.js';

test("the language's library is left out, and everything else is there", () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('ts-morph'));
  const source = readFileSync(resolve('@ts-morph/common'));
  const rest = withoutLibrary(source);
  expect(rest.length).toBeLessThan(source.length / 10);
  expect(rest.includes('lib.es5.d.ts')).toBe(false);
  const { Project, ts } = loadMorph();
  expect(new Project({ useInMemoryFileSystem: true }).getSourceFiles()).toEqual([]);
  expect(typeof ts.createPrinter).toBe('function');
});

test('a source that has no library stays as it is', () => {
  const source = Buffer.from('exports.a = 1;');
  expect(withoutLibrary(source)).toBe(source);
});
