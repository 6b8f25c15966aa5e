// The reference has an example of the TypeScript client for each operation. The mock server, which validates requests,
// accepts all of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@seller-funds/contract';
import { beforeAll, expect, test } from 'vitest';
import { prismUrl } from '../contract/prism.js';
import { run } from '../../scripts/processes/run.js';
import { clientSamples, samplesProgram } from './programs.js';
import { root } from '../../scripts/processes/run-node.js';

const folder = join(root, 'dist/snippets/samples');
const file = join(folder, 'samples.ts');
let mockUrl: string;
let count = 0;

beforeAll(async () => {
  mockUrl = await prismUrl();
  const samples = await clientSamples();
  count = samples.length;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, samplesProgram(samples, mockUrl));
});

test('the mock server accepts all examples', async () => {
  const args = ['--import', import.meta.resolve('tsx'), file];
  expect(count).toBe(Object.keys(operations).length);
  expect(await run(process.execPath, args, root)).toBe(`${count}\n`);
});
