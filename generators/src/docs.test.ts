import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from './diagnostics/catalogue.js';
import { elementFields } from './fields.js';
import { emitters } from './emitters/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/generators.md'), 'utf8');

function rows(pattern: RegExp): [string, string][] {
  return Array.from(page.matchAll(pattern), ([, first = '', second = '']) => [first, second]);
}

test('the page lists every diagnostic with its severity', () => {
  const listed = rows(/^\| `(\w+\/[\w-]+)` \| (\w+) \|/gm);
  const known = Object.entries(catalogue).map(([code, { severity }]) => [code, severity]);
  expect(new Map(listed)).toEqual(new Map(known as [string, string][]));
  expect(listed).toHaveLength(known.length);
});

test('the page lists every emitter', () => {
  const folders = rows(/^\| `(\w+)\/` \|/gm).map(([folder]) => folder);
  expect(folders).toEqual(emitters.map(({ name }) => name));
  expect(page).toContain(`\`${folders.join(',')}\``);
});

test('the page lists the fields without effect', () => {
  const listed = rows(/^\| ([A-Z]\w+) \| (`[^|]+`) \|$/gm);
  const known = [...elementFields].flatMap(([name, fields]) => {
    const without = [...fields].flatMap(([field, { hasEffect }]) =>
      hasEffect ? [] : [`\`${field}\``],
    );
    return without.length > 0 ? [[name, without.join(', ')]] : [];
  });
  expect(listed).toEqual(known);
});

test('every path on the page exists', () => {
  const named = page.matchAll(/`((?:generators|docs|scripts|packages|test)\/[\w./-]*)`/g);
  const linked = page.matchAll(/\]\(([\w./-]+)\)/g);
  const paths = [
    ...Array.from(named, ([, path = '']) => path),
    ...Array.from(linked, ([, path = '']) => join('docs', path)),
  ];
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
