// The reference shows a call of the TypeScript client for each operation. All of them compile, and the
// mock, which refuses what the document does not allow, takes each.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplesOf } from '../../docs/build/samples.js';
import { bundleDocument } from '../../spec/bundle/bundle.js';
import { startPrism, type Mock } from '../contract/prism.js';
import { run } from '../../processes/run.js';
import { compiler } from '../../generators/src/testing/compiler.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist/snippets/samples');
const file = join(folder, 'samples.ts');
let mock: Mock;
let count = 0;

beforeAll(async () => {
  mock = await startPrism();
  const samples = samplesOf(await bundleDocument(join(root, 'spec/openapi.yaml')));
  count = samples.length;
  const calls = samples.map(
    ({ operationId, source }) =>
      `{\n${source.replaceAll('console.log', 'seen')}\ndone.push('${operationId}');\n}`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `import { createClient } from '@seller-funds/client';
const client = createClient({ apiKey: 'test_samples', baseUrl: '${mock.url}', retries: 0 });
const done: string[] = [];
const seen = (value: unknown): void => {
  if (value === undefined) throw new Error('nothing came');
};
${calls.join('\n').replaceAll(/^ {2}seen\(element\);$/gm, '  seen(element);\n  break;')}
console.log(done.length);
`,
  );
  const config = { extends: join(root, 'tsconfig.json'), include: [file] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => mock.stop());

test('all compile', async () => {
  expect(count).toBe(70);
  expect(await run(process.execPath, [...compiler, '-p', folder], root)).toBe('');
});

test('the mock takes all', async () => {
  const args = ['--import', import.meta.resolve('tsx'), file];
  expect(await run(process.execPath, args, root)).toBe(`${count}\n`);
});
