// Runs the programs of the package's README. test/docs/programs tests that all of its code compiles.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/processes/run.js';
import { captureOutput } from '../capture-output.js';
import { blocks, sandboxPrograms, snippets } from './readme-programs.js';
import { root } from '../../scripts/processes/run-node.js';

const folder = join(root, 'dist/snippets/sandbox');

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of sandboxPrograms()) writeFileSync(join(folder, file), code);
});

test('this test covers every code block of the README', () => {
  const found = snippets.map(({ has }) => blocks.findIndex((block) => block.includes(has)));
  expect(found.toSorted((one, other) => one - other)).toEqual([...blocks.keys()]);
});

test.each(snippets.filter(({ prints }) => prints !== undefined))(
  '$file runs',
  async ({ file, prints }) => {
    const lines = await captureOutput(() => import(pathToFileURL(join(folder, file)).href));
    expect(lines.replaceAll(/ah_[0-9A-Z]{26}/g, 'CODE')).toBe(prints);
  },
);

test('the tests of the README pass', { tags: 'long' }, async () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const config = 'export default { test: { include: ["*.test.ts"], reporters: ["tap-flat"] } };';
  writeFileSync(join(folder, 'vitest.config.js'), config);
  const report = await run(process.execPath, [vitest, 'run', '--root', folder], folder);
  expect(report).toMatch(/^1\.\.2$/m);
  expect(report).toMatch(/^ok \d .*sellers are paid every week/m);
  expect(report).toMatch(/^ok \d .*the endpoint receives an event when a seller passes KYC/m);
});
