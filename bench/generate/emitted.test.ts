import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pathArguments, pathObject } from './sample-app.ts';
import { errorsIn, typeCheck } from './type-check.ts';
import { emittedIn } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-test-'));
mkdirSync(join(folder, 'out/parts'), { recursive: true });
writeFileSync(join(folder, 'out/index.ts'), 'export * from "./parts";\nexport * from "./b.js";\n');
writeFileSync(join(folder, 'out/parts/index.ts'), 'export const a = 1;\n');
writeFileSync(join(folder, 'out/b.ts'), 'export const b = 1;\n');
afterAll(() => rmSync(folder, { recursive: true }));

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
