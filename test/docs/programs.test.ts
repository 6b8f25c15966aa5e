// Compiles all code of the documentation, with examples that the client's types have to accept and to reject. Other tests
// run the code.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compiler } from '../../generators/src/testing/compiler.js';
import { run } from '../../scripts/processes/run.js';
import { blocksOf, programOf } from '../markdown.js';
import { sandboxPrograms } from '../sandbox/readme-programs.js';
import { clientSamples, guidePrograms, samplesProgram, setupFile } from './programs.js';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

const folder = join(root, 'dist/programs');

const inReadme = (name: string): string => readText('packages', name, 'README.md');

test('the code of guides, READMEs and the reference compiles, and wrong code does not', async () => {
  const samples = await clientSamples();
  // test/packages/projects.test.ts compiles and runs that of NestJS, with its decorators.
  const webhooks = blocksOf(inReadme('webhooks')).filter(
    ({ language, heading }) => language === 'ts' && heading !== 'NestJS',
  );
  const programs = [
    ['guide/setup.mts', setupFile('setup.mts')],
    ...guidePrograms().map(({ name, code }) => [`guide/${name}.ts`, code]),
    ['reference/samples.ts', samplesProgram(samples, 'https://mock.example')],
    ['client/README.ts', programOf(inReadme('client')).code],
    ...sandboxPrograms().map(([file, code]) => [`sandbox/${file}`, code]),
    ...webhooks.map(({ code }, index) => [`webhooks/block-${index}.ts`, code]),
  ] as const;
  rmSync(folder, { recursive: true, force: true });
  for (const [file, code] of programs) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const include = ['**/*.ts', join(root, 'test/client/usage.ts')];
  const config = { extends: join(root, 'tsconfig.json'), include };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(await run(process.execPath, [...compiler, '-p', folder], root)).toBe('');
});
