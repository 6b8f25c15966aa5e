// @module-tag ci
// Generated code that imports its runtime from the packed package.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { expect, test } from 'vitest';
import { compiler } from '../../generators/src/testing/compiler.js';
import { runtimes } from '../../generators/src/testing/runtimes.js';
import { run } from '../../scripts/processes/run.js';
import { bytesOf, type Tarball } from './pack.js';
import { installOnce, packOnce } from './shared.js';

const corpus = fileURLToPath(new URL('../../generators/corpus/accepted', import.meta.url));

/** Documents whose usage.ts calls a generated server with a generated client; event streams would need a package more, and
 * those with warnings fail with --strict. */
const documents = ['bodies', 'nested-values', 'security', 'unions'];

async function tarball(): Promise<Tarball> {
  const found = (await packOnce()).find(({ name }) => name === '@seller-funds/runtime');
  if (!found) throw new Error('The runtime was not packed.');
  return found;
}

test('the package has every module of the runtimes', { timeout: 600_000 }, async () => {
  const packed = await tarball();
  const paths = runtimes.flatMap(([emitter, modules]) =>
    modules.flatMap((name) =>
      ['js', 'd.ts'].flatMap((ending) =>
        ['dist', 'dist/cjs'].map((folder) => `${folder}/${emitter}/runtime/${name}.${ending}`),
      ),
    ),
  );
  expect(packed.files.toSorted()).toEqual(
    [...paths, 'dist/cjs/package.json', 'LICENSE', 'README.md', 'package.json'].toSorted(),
  );
  const { messages } = await publint({ pack: { tarball: bytesOf(packed).buffer }, strict: true });
  expect(messages).toEqual([]);
  const entrypoints = runtimes.map(([emitter, [name]]) => `./${emitter}/${name}`);
  const files = createPackageFromTarballData(bytesOf(packed));
  const result = await checkPackage(files, { entrypoints });
  expect('problems' in result ? result.problems : ['no types']).toEqual([]);
});

const compilerOptions = {
  target: 'ES2023',
  module: 'nodenext',
  types: ['node'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  rootDir: '.',
  outDir: 'built',
};

test('generated clients call generated servers', { tags: 'long', timeout: 600_000 }, async () => {
  const project = await installOnce();
  const folder = join(project, 'runtime-package');
  mkdirSync(folder, { recursive: true });
  const jobs = documents.map((name) => ({
    name,
    spec: relative(folder, join(corpus, name, 'openapi.yaml')),
    out: name,
    runtime: 'package',
  }));
  writeFileSync(join(folder, 'generate.json'), JSON.stringify({ jobs }));
  // Strict: a missing or different version of the package would be an error.
  const generate = join(project, 'node_modules/.bin/seller-funds-generate');
  await run(generate, ['--config', 'generate.json', '--strict'], folder);
  for (const name of documents) {
    expect(existsSync(join(folder, name, 'client/runtime'))).toBe(false);
    cpSync(join(corpus, name, 'usage.ts'), join(folder, name, 'usage.ts'));
  }
  const imports = documents.map(
    (name) => `import { run as ${camelCase(name)} } from './${name}/usage.js';`,
  );
  const calls = documents.map((name) => `await ${camelCase(name)}();`);
  writeFileSync(join(folder, 'main.ts'), [...imports, ...calls].join('\n'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  await run(process.execPath, [...compiler, '-p', folder], folder);
  expect(await run(process.execPath, ['built/main.js'], folder)).toBe('');
});

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
