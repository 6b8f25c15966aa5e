// docs/architecture.md is held to the code: its walls are those of the linter, and what it names is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'package.json')),
);
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

test('its walls are those that lint holds', () => {
  const rules = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  const held = [...rules.matchAll(/"message": "([^"]+)"/g)].map(([, message]) => message);
  const [, section = ''] = page.split('## Import rules\n');
  const rows =
    section
      .split('\n## ', 1)[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? [];
  const told = rows.slice(1).map((row) => row.split('|')[2]?.trim());
  expect(held.length).toBeGreaterThan(9);
  expect(told).toEqual(held);
});

test('every folder and package that it names is there, and it names all', () => {
  const paths = [
    ...page.matchAll(/`((?:spec|generators|packages|test|docs|scripts|bench)\/[\w/-]*)`/g),
  ];
  const missing = paths
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
  const names = packages.map((name) => `\`packages/${name}\``);
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});

test('what a package may know is what it depends on', () => {
  for (const name of packages) {
    const manifest = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string> };
    const known = Object.keys(manifest.dependencies ?? {})
      .filter((each) => each.startsWith('@seller-funds/'))
      .map((each) => each.replace('@seller-funds/', ''));
    const row = page.split('\n').find((line) => line.startsWith(`| \`packages/${name}\``)) ?? '';
    const cell = row.split('|')[3] ?? '';
    expect([name, ...known.filter((each) => !cell.includes(each))]).toEqual([name]);
  }
});
