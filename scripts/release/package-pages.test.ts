import { expect, test } from 'vitest';
import { withAbsoluteLinks } from './package-pages.js';

test.each([
  ['[a](../../docs/a.md#b)', '[a](https://git.example/r/blob/v1/docs/a.md#b)'],
  [
    '![a](a.svg), [b](./b.yaml)',
    '![a](https://git.example/r/blob/v1/packages/x/a.svg), [b](https://git.example/r/blob/v1/packages/x/b.yaml)',
  ],
  [
    '[a](#b) [c](https://c.example) [d](mailto:d@e.example)',
    '[a](#b) [c](https://c.example) [d](mailto:d@e.example)',
  ],
  ['```ts\n[a](b.md)\n```\n', '```ts\n[a](b.md)\n```\n'],
])('%j', (markdown, expected) => {
  expect(withAbsoluteLinks(markdown, 'https://git.example/r/blob/v1/packages/x/')).toBe(expected);
});
