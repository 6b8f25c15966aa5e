import { expect, test } from 'vitest';
import { describeChanges, diffLines } from './diff.js';

const nothing = { added: [], changed: [], unchanged: ['same.ts'], stale: [], foreign: [] };
const lines = (...text: string[]): string => text.join('\n');

test('reports that nothing changes', () => {
  expect(describeChanges(nothing)).toBe('Nothing to change.');
});

test('lists every file that would change', () => {
  const text = describeChanges({
    ...nothing,
    added: [{ path: 'new.ts', text: 'a' }],
    changed: [{ path: 'old.ts', before: 'a', text: 'b' }],
    stale: ['gone.ts'],
  });
  expect(text).toBe(
    lines(
      'new      new.ts',
      'stale    gone.ts',
      'changed  old.ts',
      '  @@ line 1 @@',
      '  - a',
      '  + b',
    ),
  );
});

test('shows the difference with two lines of context', () => {
  const before = lines('1', '2', '3', 'old', '5', '6', '7');
  expect(diffLines(before, before.replace('old', lines('new', 'newer')))).toEqual([
    '  @@ line 4 @@',
    '    2',
    '    3',
    '  - old',
    '  + new',
    '  + newer',
    '    5',
    '    6',
  ]);
});

test.each([
  ['a line less at the end', 'a\nb', 'a', ['    a', '  - b']],
  ['a line more at the start', 'b', 'a\nb', ['  + a', '    b']],
  ['a line that stood twice', 'a\na', 'a', ['    a', '  - a']],
  ['all lines', 'a', 'b', ['  - a', '  + b']],
])('%s is shown', (_what, before, after, shown) => {
  expect(diffLines(before, after).slice(1)).toEqual(shown);
});

test('truncates a difference after forty lines', () => {
  const before = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n');
  const shown = diffLines(before, 'x');
  expect(shown).toHaveLength(41);
  expect(shown.at(-1)).toBe('  … 12 more lines');
});
