import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emitters } from './index.js';
import { FileDraft } from '../code/file.js';
import { exportNames, exportTypes } from '../code/structures.js';
import { neededRuntime, runtimeFiles } from './runtime.js';

/** The emitters that have a runtime. */
const withRuntime = emitters
  .map(({ name }) => name)
  .filter((name) => existsSync(new URL(`./${name}/runtime`, import.meta.url)));

test.each(withRuntime)('emits the runtime of %s unchanged, without tests', (name) => {
  const files = runtimeFiles(name);
  expect(files.length).toBeGreaterThan(0);
  for (const { emitter, path, text } of files) {
    expect(emitter).toBe(name);
    expect(path).toMatch(/^runtime\/[\w-]+\.ts$/);
    expect(path).not.toMatch(/\.test\.ts$/);
    expect(text).toBe(readFileSync(new URL(`./${name}/${path}`, import.meta.url), 'utf8'));
  }
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(paths.toSorted());
});

test('emits the runtime files that are imported or exported, directly or indirectly', () => {
  const draft = new FileDraft('client', 'api/pets');
  draft.use({ from: { emitter: 'client', file: 'runtime/write-path' }, name: 'writePath' });
  draft.use({ from: { emitter: 'validators', file: 'runtime/zod' }, name: '*', as: 'z' });
  const statements = [exportTypes('./group.js'), exportNames('./runtime/media.js', 'bareType')];
  expect(names(neededRuntime('client', [{ draft, statements }]))).toEqual([
    'input-error',
    'media',
    'nested',
    'styles',
    'values',
    'write-path',
  ]);
  expect(names(neededRuntime('client', [], ['clock']))).toEqual(['clock']);
});

test.each(withRuntime)('emits the whole runtime of %s if all of it is imported', (name) => {
  const all = runtimeFiles(name);
  expect(neededRuntime(name, [], names(all))).toEqual(all);
});

function names(files: readonly { readonly path: string }[]): string[] {
  return files.map(({ path }) => path.slice('runtime/'.length, -'.ts'.length));
}
