// docs/architecture.md agrees with the code: folders and dependencies of packages.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'package.json')),
);
const page = readText('docs/architecture.md');

test('names existing folders, and all packages', () => {
  const paths = [
    ...page.matchAll(/`((?:spec|generators|packages|test|docs|scripts|bench)\/[\w./-]*)`/g),
  ];
  const missing = paths
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
  const names = packages.map((name) => `\`packages/${name}\``);
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});

test('each answer of "Where to find" is a path or a command', () => {
  const { scripts } = JSON.parse(readText('package.json')) as {
    scripts: Record<string, string>;
  };
  const [, section = ''] = page.split('## Where to find\n');
  const [table = ''] = section.split('\n## ', 1);
  const answers = Array.from(table.matchAll(/`([^`]+)`/g), ([, answer = '']) => answer);
  const places = answers.filter((answer) => /\w[./]|^pnpm \w/.test(answer));
  expect(places).toContain('packages/sandbox/openapi.yaml');
  const missing = places.filter((answer) => {
    const [, script] = /^pnpm ([\w:]+)/.exec(answer) ?? [];
    return script === undefined ? !existsSync(join(root, answer)) : !(script in scripts);
  });
  expect(missing).toEqual([]);
});

test('lists the dependencies of each package', () => {
  for (const name of packages) {
    const manifest = JSON.parse(readText('packages', name, 'package.json')) as {
      dependencies?: Record<string, string>;
    };
    const known = Object.keys(manifest.dependencies ?? {})
      .filter((each) => each.startsWith('@seller-funds/'))
      .map((each) => each.replace('@seller-funds/', ''));
    const row = page.split('\n').find((line) => line.startsWith(`| \`packages/${name}\``)) ?? '';
    const cell = row.split('|')[3] ?? '';
    expect([name, ...known.filter((each) => !cell.includes(each))]).toEqual([name]);
  }
});
