import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emitters } from './index.js';
import { runtimeFiles } from './runtime.js';

/** Not every emitter has a runtime. */
const withRuntime = emitters
  .map(({ name }) => name)
  .filter((name) => existsSync(new URL(`./${name}/runtime`, import.meta.url)));

test.each(withRuntime)('the runtime of %s is emitted as it is, without tests', (name) => {
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
