import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { prismUrl } from '../contract/prism.js';
import { run } from '../../scripts/processes/run.js';
import { programOf } from '../markdown.js';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

describe('the README of the client', () => {
  const folder = join(root, 'dist/snippets/client');
  const file = join(folder, 'README.ts');
  const { code, expected } = programOf(readText('packages/client/README.md'));
  let mockUrl: string;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, code);
    mockUrl = await prismUrl();
  });

  test('runs on the mock and prints the documented output', async () => {
    const route = fileURLToPath(new URL('route-fetch.ts', import.meta.url));
    const args = ['--import', import.meta.resolve('tsx'), '--import', route, file];
    const env = { ...process.env, MOCK_URL: mockUrl, SELLER_FUNDS_API_KEY: 'test_readme' };
    const printed = (await run(process.execPath, args, root, env)).split('\n');
    expect(expected.length).toBeGreaterThan(9);
    expect(printed.filter((line) => expected.includes(line))).toEqual(expected);
  });
});

test('extracts the program and its expected output', () => {
  const markdown = '# A\n```ts\nconst a = 1;\n```\n```sh\nls\n```\n```ts\nlog(a); //=> 1\n```\n';
  expect(programOf(markdown)).toEqual({
    code: '\n\nconst a = 1;\n\n\n\n\n\nlog(a); //=> 1\n\n',
    expected: ['1'],
  });
});
