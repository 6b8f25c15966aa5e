// A service of an adopter: compiled with the packed packages, and tested by its own tests.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installOnce } from '../packages/shared.js';
import { run } from '../../scripts/processes/run.js';
import { compiler } from '../../generators/src/testing/compiler.js';
import { root } from '../../scripts/processes/run-node.js';

test('a service with Express compiles, and its own tests pass', { tags: 'long' }, async () => {
  const folder = join(await installOnce(), 'service');
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'test/adoption/service'), folder, { recursive: true });
  const compilerOptions = {
    target: 'ES2022',
    module: 'nodenext',
    types: ['node'],
    strict: true,
    noEmit: true,
    // Without the declarations of frameworks.
    skipLibCheck: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  expect(await run(process.execPath, [...compiler, '-p', folder], folder)).toBe('');
  writeFileSync(
    join(folder, 'vitest.config.js'),
    'export default { test: { include: ["service-tests.ts"], reporters: ["tap-flat"] } };',
  );
  const vitest = join(folder, '../node_modules/vitest/vitest.mjs');
  const printed = await run(process.execPath, [vitest, 'run', '--root', folder], folder);
  expect(printed).toMatch(/^1\.\.2$/m);
  expect(printed.match(/^ok /gm)).toHaveLength(2);
});
