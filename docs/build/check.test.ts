import { expect, test } from 'vitest';
import { faultsOf } from './check.ts';

const check = (files: Record<string, string>): string[] => faultsOf(new Map(Object.entries(files)));

const load = (url: string): string =>
  `index.html loads ${url}: the site must work without a network.`;

test('accepts links to other sites', () => {
  expect(
    check({
      'index.html': `<link rel="stylesheet" href="a/s.css"><script src="a/s.js"></script>
        <a href="#here">1</a><p id="here"><a href="b.html#x">2</a><a href="https://example.com">3</a>`,
      'b.html': '<p id="x">',
      'a/s.css': 'a { background: url(data:image/png;base64,AA) }',
      'a/s.js': 'fetch("https://example.com")',
    }),
  ).toEqual([]);
});

test('finds files that are loaded from other hosts', () => {
  expect(
    check({
      'index.html': `<script async src="https://cdn.example/a.js"></script>
        <img alt="" src=//cdn.example/b.png><style>@import 'http://fonts.example/c.css';</style>`,
      's.css': "@font-face { src: url('https://fonts.example/d.woff2') }",
    }),
  ).toEqual([
    load('https://cdn.example/a.js'),
    load('//cdn.example/b.png'),
    load('http://fonts.example/c.css'),
    's.css loads https://fonts.example/d.woff2: the site must work without a network.',
  ]);
  expect(check({ 'index.html': '<link rel="icon" href="https://cdn.example/i.svg">' })).toEqual([
    load('https://cdn.example/i.svg'),
  ]);
});

test('finds broken links', () => {
  expect(
    check({
      'index.html': '<a href="b.html#y">1</a><a href="c.html">2</a>',
      'b.html': '',
    }),
  ).toEqual([
    'index.html links to b.html#y, which the site does not have.',
    'index.html links to c.html, which the site does not have.',
  ]);
});

test('finds duplicate ids', () => {
  expect(
    check({ 'index.html': '<h2 id="a">1</h2><h2 id="b">2</h2><tr class="x" id="a">' }),
  ).toEqual(['index.html has the id a twice; rename one heading.']);
});

test('finds broken links in Markdown, except in code', () => {
  const text = '[a](b.md#here) [b](b.md#there) [c](c.md) `[d](d.md)`\n```sh\n[e](e.md)\n```\n';
  const files = new Map([
    ['a.html', ''],
    ['a.md', text],
    ['b.html', '<h1 id="here">B</h1>'],
  ]);
  expect(faultsOf(files)).toEqual([
    'a.md links to b.md#there, which the site does not have.',
    'a.md links to c.md, which the site does not have.',
  ]);
});
