import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../scripts/processes/run-node.js';
import { readText } from './repository.js';

/** Libraries are used by their documented exports only: any release may change their internals. */

const self = fileURLToPath(import.meta.url);
const skipped = new Set(['node_modules', 'dist', 'generated', 'coverage', '.git', 'corpus']);

function sources(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) && path !== self ? [path] : [];
  });
}

const specifier = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\()\s*['"]([^'"\n]+)['"]/g;

/** Ajv's documentation names this as the module for JSON Schema 2020-12. */
const documented = 'ajv/dist/2020.js';

function faultsOf(text: string): string[] {
  const names = Array.from(text.matchAll(specifier), ([, name = '']) => name);
  return [
    ...names.filter((name) => /^(?:node:)?vm$/.test(name)).map(() => 'runs code by node:vm'),
    ...names
      .filter((name) => /^[^./][^:]*\/(?:dist|src)\//.test(name) && name !== documented)
      .map((name) => `imports ${name}, a file inside of a package`),
    ...(/\brequire\.cache\b|\bModule\._|\bregisterHooks\(/.test(text)
      ? ['replaces modules of others']
      : []),
  ];
}

test('no file uses node:vm, imports internals of a package, or replaces modules of a package', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(1000);
  const faults = files.flatMap((file) =>
    faultsOf(readFileSync(file, 'utf8')).map((fault) => `${relative(root, file)} ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('no dependency is patched', () => {
  const settings = readText('pnpm-workspace.yaml');
  expect(settings).not.toMatch(/patchedDependencies/);
});

test.each([
  [`import { Script } from 'node:vm';`, 'runs code by node:vm'],
  [
    `const file = require.resolve('some-tool/dist/transform.cjs');`,
    'imports some-tool/dist/transform.cjs, a file inside of a package',
  ],
  [`import x from '@a/b/src/x.js'`, 'imports @a/b/src/x.js, a file inside of a package'],
  [`require.cache[file] = { exports: {} };`, 'replaces modules of others'],
])('%s is found', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

test.each([`import x from './dist/x.js';`, `import { Ajv2020 } from 'ajv/dist/2020.js';`])(
  '%s is fine',
  (text) => {
    expect(faultsOf(text)).toEqual([]);
  },
);
