import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPrism, type Mock } from './contract/prism.js';
import { programOf } from './snippets/snippets.js';

/** READMEs that are one program from top to end, compiled and run against the mock. */
const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);
// That of the webhooks shows receivers, each a module of its own; test/webhooks drives them.
const readmes = ['client', 'contract', 'server', 'validators'].map((name) => {
  const path = `packages/${name}/README.md`;
  return { path, ...programOf(readFileSync(join(root, path), 'utf8')) };
});

let mock: Mock;
beforeAll(async () => {
  mock = await startPrism();
});
afterAll(() => mock.stop());

describe.each(readmes)('$path', ({ path, code, expected }) => {
  const folder = join(root, 'dist/snippets', dirname(path));
  const file = join(folder, 'README.ts');

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, code);
    const config = { extends: join(root, 'tsconfig.json'), include: ['README.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  });

  test('compiles', async () => {
    expect(await run([compiler, '-p', folder])).toEqual({ status: 0, out: '', problems: '' });
  });

  test('runs, and prints what it says', async () => {
    const load = fileURLToPath(new URL('snippets/route-fetch.ts', import.meta.url));
    const tsx = import.meta.resolve('tsx');
    const { status, out, problems } = await run(['--import', tsx, '--import', load, file]);
    expect({ status, problems }).toEqual({ status: 0, problems: '' });
    const printed = out.split('\n').map((line) => line.trim());
    expect(printed.filter((line) => expected.includes(line))).toEqual(expected);
  });
});

test('a program has the lines of its README, and what it expects', () => {
  const markdown = '# A\n```ts\nconst a = 1;\n```\n```sh\nls\n```\n```ts\nlog(a); //=> 1\n```\n';
  expect(programOf(markdown)).toEqual({
    code: '\n\nconst a = 1;\n\n\n\n\n\nlog(a); //=> 1\n\n',
    expected: ['1'],
  });
});

interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly problems: string;
}

function run(args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, MOCK_URL: mock.url, SELLER_FUNDS_KEY: 'test_readme' },
  });
  const out = collect(child.stdout);
  const problems = collect(child.stderr);
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, out: out.text, problems: problems.text }));
  });
}

function collect(stream: NodeJS.ReadableStream): { text: string } {
  const all = { text: '' };
  stream.on('data', (chunk: Buffer) => (all.text += chunk.toString()));
  return all;
}
