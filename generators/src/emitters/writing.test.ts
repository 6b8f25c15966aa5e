// Compiles and runs the emitter in docs/writing-an-emitter.md, and compares its output with the page.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { flatLayout } from '../code/layout.js';
import { printFiles } from '../code/print.js';
import { build } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { checkEmission } from './check.js';
import { defaultDirections, type Emitter } from './emitter.js';
import { compiler } from '../testing/compiler.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = join(root, 'generators/src');
const page = readFileSync(join(root, 'docs/writing-an-emitter.md'), 'utf8');

/** Returns the code blocks of the page in a language, in order. */
function blocks(language: string): string[] {
  return [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
    .filter(([, found]) => found === language)
    .map(([, , text = '']) => text);
}

/** Creates a folder with the emitter of the page, with imports adapted to that folder. */
function place(): string {
  const placed = code.replaceAll(/from '\.\.\/(\.\.\/)?/g, (_whole, up?: string) => {
    return `from '${source}/${up === undefined ? 'emitters/' : ''}`;
  });
  return makeFolder({ 'package.json': '{ "type": "module" }', 'routes.ts': placed });
}

const [code = '', table] = blocks('ts');
const [document = ''] = blocks('yaml');
const [list] = blocks('markdown');

test('the emitter of the page is short', () => {
  expect(code.split('\n').length).toBeLessThan(100);
});

test('the emitter of the page compiles', () => {
  const folder = place();
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
    files: ['routes.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(process.execPath, [...compiler, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('the emitter of the page emits what the page shows', async () => {
  const { routesEmitter } = (await import(join(place(), 'routes.ts'))) as {
    routesEmitter: Emitter;
  };
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
