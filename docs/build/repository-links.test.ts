import { expect, test } from 'vitest';
import { linksForSite } from './repository-links.ts';

const pages = new Map([
  ['docs/spec-diff.md', 'spec-diff.md'],
  ['packages/webhooks/README.md', 'receiving.md'],
]);
const convert = (markdown: string): string => linksForSite(markdown, 'docs/architecture.md', pages);

test('links to pages of the site', () => {
  expect(convert('[a](spec-diff.md), [b](../packages/webhooks/README.md#8-replay)')).toBe(
    '[a](spec-diff.md), [b](receiving.md#8-replay)',
  );
});

test('keeps links to other hosts and to headings of the same page', () => {
  const text = '[a](https://example.com/a.md) and [b](#rules)';
  expect(convert(text)).toBe(text);
});

test('removes other links and pictures', () => {
  expect(convert('![a](pictures/a.svg)See [the code](../generators/README.md).')).toBe(
    'See the code.',
  );
});

test('leaves code blocks unchanged', () => {
  const text = '```md\n[a](b.md)\n```\n';
  expect(convert(text)).toBe(text);
});
