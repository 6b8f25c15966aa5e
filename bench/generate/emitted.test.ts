import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importCost } from './import-cost.ts';
import { pathArguments, pathObject } from './sample-app.ts';
import { resolveModule } from './transpile.ts';
import { errorsIn, typeCheck } from './type-check.ts';
import { emittedIn } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-test-'));
mkdirSync(join(folder, 'out/parts'), { recursive: true });
writeFileSync(join(folder, 'out/index.ts'), 'export * from "./parts";\nexport * from "./b.js";\n');
writeFileSync(join(folder, 'out/parts/index.ts'), 'export const a = 1;\n');
writeFileSync(join(folder, 'out/b.ts'), 'export const b = 1;\n');
afterAll(() => rmSync(folder, { recursive: true }));

test('compiles imports with any extension, so that Node can import them', async () => {
  const cost = await importCost(folder, 'index.ts', 1);
  expect(cost).toEqual({ milliseconds: expect.any(Number), bytes: expect.any(Number) });
});

test('reports an import of a missing file', async () => {
  writeFileSync(join(folder, 'out/broken.ts'), 'import "./missing.js";\n');
  const cost = await importCost(folder, 'broken.ts', 1);
  expect(cost).toEqual({ failure: 'Error: ./missing.js is imported and was not emitted.' });
  rmSync(join(folder, 'out/broken.ts'));
});

test('resolves modules with and without extension, and as folders', () => {
  const out = join(folder, 'out');
  expect(resolveModule(out, './b')).toBe(join(out, 'b.ts'));
  expect(resolveModule(out, './b.ts')).toBe(join(out, 'b.ts'));
  expect(resolveModule(out, './parts')).toBe(join(out, 'parts/index.ts'));
});

test('counts files, bytes and errors of the compiler', async () => {
  expect(emittedIn(join(folder, 'out'))).toEqual({ files: 3, bytes: 89 });
  const good = await typeCheck(folder);
  expect([good.failure, errorsIn(good.output)]).toEqual([undefined, 0]);
  writeFileSync(join(folder, 'out/bad.ts'), 'export const c: number = "";\nd;\n');
  const bad = await typeCheck(folder);
  expect([bad.failure, errorsIn(bad.output)]).toEqual([undefined, 2]);
});

test('gives each path parameter a value', () => {
  const operation = { id: 'x', method: 'get', path: '/a/{b-c}/d/{e}' } as const;
  expect(pathObject(operation)).toBe(`{ "b-c": '1', "e": '1' }`);
  expect(pathArguments(operation)).toBe(`'1', '1'`);
});
