// Checks the links of the Markdown files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes/run-node.js';

const pages = [
  join(root, 'README.md'),
  join(root, 'CONTRIBUTING.md'),
  ...['docs', 'spec', 'generators'].flatMap((folder) => markdownIn(join(root, folder))),
  ...readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => markdownIn(join(root, 'packages', name))),
];

test('all relative links of Markdown files are valid', () => {
  expect(pages.length).toBeGreaterThan(10);
  const dead = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(dirname(page), link)))
      .map((link) => `${relative(root, page)}: ${link}`),
  );
  expect(dead).toEqual([]);
});

function markdownIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}
