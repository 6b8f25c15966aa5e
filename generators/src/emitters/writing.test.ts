// Runs the emitter in docs/writing-an-emitter.md, and compares its output with the page. The type check of the repository
// compiles it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { flatLayout } from '../code/layout.js';
import { printFiles } from '../code/print.js';
import { build } from '../testing/document.js';
import { routesEmitter } from '../testing/routes/index.js';
import { checkEmission } from './check.js';
import { defaultDirections } from './emitter.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/writing-an-emitter.md'), 'utf8');

function blocks(language: string): string[] {
  return [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
    .filter(([, found]) => found === language)
    .map(([, , text = '']) => text);
}

const [code = '', table] = blocks('ts');
const [document = ''] = blocks('yaml');
const [list] = blocks('markdown');

test('the emitter of the page is short', () => {
  expect(code.split('\n').length).toBeLessThan(100);
});

test('the emitter of the page is the one that is compiled and run', () => {
  const placed = readFileSync(join(root, 'generators/src/testing/routes/index.ts'), 'utf8');
  expect(placed.replaceAll("from '../../emitters/", "from '../")).toBe(code);
});

test('the emitter of the page emits what the page shows', async () => {
  const emission = await routesEmitter.emit((await build(document)).contract, {
    directions: defaultDirections,
  });
  checkEmission(routesEmitter, emission);
  const files = await printFiles(emission.files, flatLayout);
  expect(files).toEqual([
    { path: 'routes/index.ts', text: table },
    { path: 'routes/routes.md', text: list },
  ]);
});

test('every path on the page exists', () => {
  const named = [...page.matchAll(/`((?:generators|docs|scripts|packages|test)\/[\w./-]+)`/g)];
  const paths = named.map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
