import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultEmitters, emitters } from './emitters/index.js';
import { generate } from './pipeline.js';
import { makeFolder } from './testing/folder.js';
import { compileFolder } from './testing/compiler.js';

/** Documents that show what OpenAPI can say, each beside a program that uses what becomes of it. */
const corpus = fileURLToPath(new URL('../corpus/accepted', import.meta.url));
const names = readdirSync(corpus);
const load = createRequire(import.meta.url);
/** True for the document whose program uses what all emitters write. */
const isWhole = (name: string): boolean => name === 'version-3.2';
const warnings = new Map<string, readonly string[]>();
let folder = '';
let errors = '';

beforeAll(async () => {
  folder = makeFolder({ 'package.json': '{ "type": "module" }' });
  for (const name of names) {
    const only = isWhole(name) ? emitters.map((emitter) => emitter.name) : defaultEmitters;
    const generated = await generate({
      spec: join(corpus, name, 'openapi.yaml'),
      only,
    });
    warnings.set(
      name,
      generated.warnings.map(({ code }) => code),
    );
    for (const { path, text } of generated.files) {
      mkdirSync(dirname(join(folder, name, path)), { recursive: true });
      writeFileSync(join(folder, name, path), text);
    }
    copyFileSync(join(corpus, name, 'usage.ts'), join(folder, name, 'usage.ts'));
  }
  // To `out`, from which Node loads it faster than Vitest loads TypeScript.
  const output = { allowImportingTsExtensions: false, noEmit: false, rootDir: '.', outDir: 'out' };
  errors = await compileFolder(folder, output);
});

const expected: Readonly<Record<string, readonly string[]>> = {
  mistakes: [
    'operation/security-unknown',
    'operation/parameter-undeclared',
    'operation/parameter-undeclared',
    'operation/parameter-duplicate',
    'document/shape',
    'document/shape',
    'operation/id-duplicate',
    'operation/security-unknown',
    'operation/id-duplicate',
    'document/shape',
    'source/reference',
    'document/shape',
    'schema/contradiction',
    'schema/contradiction',
    'document/shape',
    'schema/dialect',
    'schema/loop',
  ],
  names: [
    'operation/method-duplicate',
    'operation/method-duplicate',
    'operation/id-missing',
    'operation/group-reserved',
  ],
  'parameter-styles': ['operation/path', 'operation/path'],
  representations: ['operation/unsupported'],
  'version-2.0': ['operation/unsupported', 'schema/default'],
  'version-3.0': ['schema/default', 'schema/nullable'],
  'version-3.2': ['document/field-unsupported'],
  'links-and-servers': ['operation/path-duplicate'],
};

test('generated code compiles with the programs that use it', () => {
  expect(errors).toBe('');
});

describe.each(names)('%s', (name) => {
  test('has only the expected warnings', () => {
    expect(warnings.get(name)).toEqual(expected[name] ?? []);
  });

  test('behaves as documented', async () => {
    const { run } = load(join(folder, 'out', name, 'usage.js')) as { run: () => unknown };
    await expect(Promise.resolve(run())).resolves.toBeUndefined();
  });
});
