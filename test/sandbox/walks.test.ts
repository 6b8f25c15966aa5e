// Compares the number of files that a change touches with docs/architecture.md.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const cwd = join(root, 'packages/sandbox/src');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

const codeIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const [, table = ''] = /^\| Change \| Found by \| Files \|\n.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
const changes = table
  .trim()
  .split('\n')
  .map((row) => {
    const [, change = '', words, files] = row.split('|').map((cell) => cell.trim());
    return { change, words: codeIn(words), files: codeIn(files) };
  });

test('docs/architecture.md lists changes', () => {
  expect(changes).toHaveLength(2);
});

test.each(changes)('$change: five files at most', ({ words, files }) => {
  const found = globSync('**/*.ts', { cwd })
    .filter((file) => !/^generated\/|\.test\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(cwd, file), 'utf8');
      return words.some((word) => text.includes(word));
    });
  expect(found.toSorted()).toEqual(files.toSorted());
  expect(found.length).toBeLessThanOrEqual(5);
});
