// Applies the examples of CONTRIBUTING.md, an endpoint and a field, to a copy of the repository, and runs what the page demands
// before a commit after each: all tests after the second.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../scripts/processes/run.js';
import { readDecisions } from '../../spec/trace/decisions.ts';
import { copyRepository, type Copy } from '../copy.js';
import { type Block, blocksOf } from '../markdown.js';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

/** The page with the numbers that the next two decisions get, in place of D900 and D901. */
const page = readText('CONTRIBUTING.md').replaceAll(
  /\bD90([01])\b/g,
  (_, index) => `D${lastDecision() + 1 + Number(index)}`,
);

function lastDecision(): number {
  const numbers = readDecisions(join(root, 'spec/decisions.md')).map(({ id }) => id.slice(1));
  return Math.max(...numbers.map(Number));
}

const blocksBelow = (title: string): Block[] =>
  blocksOf(page).filter(({ heading }) => heading === title);

/** The commands before a commit, as scripts with their arguments. */
const scripts = (blocksBelow('Before you commit')[0]?.code ?? '')
  .split(' && ')
  .map((command) => command.replace('pnpm ', '').split(' '));

/** Of the first example, the tests of what it touches are enough: the second continues it. */
const touched = [
  'spec',
  'test/contract',
  'test/webhooks',
  'docs/build',
  ...['contract', 'server', 'webhooks', 'sandbox/src/cli', 'conformance/src/stories'].map(
    (folder) => `packages/${folder}`,
  ),
];

/** True while somebody follows the page: its examples are in the work tree, and do not apply again. */
const isFollowed = blocksBelow('Add an endpoint').some(
  ({ language, code }) => language === 'ts' && existsSync(join(root, fileOf(code))),
);

const minutes = 60_000;
const long = { tags: 'long', timeout: 60 * minutes } as const;

let copy: Copy;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

async function runInCopy([script = '', ...args]: readonly string[]): Promise<string> {
  const { code, output } = await copy.run(script, ...args);
  if (code !== 0) throw new Error(`${script}: ${output}`);
  return output;
}

// The second continues the first: CI compiles both at once.
describe.each([
  ['Add an endpoint', 'long', touched],
  ['Add a field', 'ci', []],
] as const)('%s', (title, tag, folders) => {
  const blocks = blocksBelow(title);
  beforeEach(({ skip }) => skip(isFollowed, 'the examples are in the work tree'));

  test('applies to the files as they are', () => {
    expect.hasAssertions();
    for (const { language, code } of blocks) {
      if (language === 'diff') applyDiff(copy.folder, code);
      if (language === 'yaml' || language === 'ts') addFile(copy.folder, code);
    }
  });

  test('compiles', { tags: tag, timeout: 10 * minutes }, async () => {
    await runInCopy(['generate']);
    const made = join(copy.folder, 'packages/client/src/generated/v2/divisions.ts');
    expect(readFileSync(made, 'utf8')).toContain('updateDivision');
    const again = await runInCopy(['generate', '--check']);
    expect(again).toContain('Nothing has changed since the last successful run.');
  });

  test(
    'passes what the page demands before a commit, and its conformance checks',
    long,
    async () => {
      expect(scripts.map(([script]) => script)).toContain('lint');
      // A step of the first example.
      vi.stubEnv('UPDATE_DOCS', '1');
      await runInCopy(['test', 'test/docs/options.test.ts']);
      vi.unstubAllEnvs();
      for (const script of scripts)
        await runInCopy(script[0] === 'test' ? [...script, ...folders] : script);
      const report = await testSandbox(onlyOf(blocks));
      expect(report).toMatch(/Checks: [1-9]\d* passed, 0 failed, 0 not run/);
    },
  );
});

test('the example of a field changes one file of the sandbox', () => {
  const files = blocksBelow('Add a field').flatMap(({ language, code }) =>
    language === 'diff' ? (/^--- (packages\/sandbox\/src\/.*)$/m.exec(code)?.[1] ?? []) : [],
  );
  expect(new Set(files).size).toBe(1);
});

/** Returns the value of `--only` in the last command of an example. */
function onlyOf(blocks: readonly Block[]): string {
  const command = blocks.findLast(({ language }) => language === 'sh')?.code ?? '';
  return /--only (.*)$/m.exec(command)?.[1] ?? '';
}

/** The file that the first line of a block names in a comment. */
function fileOf(code: string): string {
  return (code.split('\n')[0] ?? '').replace(/^(?:#|\/\/) /, '');
}

function addFile(folder: string, code: string): void {
  const [, ...lines] = code.split('\n');
  const file = join(folder, fileOf(code));
  expect(existsSync(file)).toBe(false);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** Applies a diff. Its old lines must occur in the file in this order; the last one may be the beginning of a line. */
function applyDiff(folder: string, diff: string): void {
  const [head = '', ...lines] = diff.split('\n');
  const file = join(folder, head.replace('--- ', ''));
  const linesOf = (sign: string): string =>
    lines
      .filter((line) => ` ${sign}`.includes(line.charAt(0)))
      .map((line) => line.slice(1))
      .join('\n');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(linesOf('-'));
  writeFileSync(
    file,
    text.replace(linesOf('-'), () => linesOf('+')),
  );
}

/** Runs conformance checks on the sandbox of the copy: the command and the sandbox in one process. */
async function testSandbox(only: string): Promise<string> {
  const script = join(copy.folder, 'scripts/test-sandbox.ts');
  writeFileSync(
    script,
    `import { createSandbox } from '@seller-funds/sandbox';
const sandbox = await createSandbox();
const { url } = await sandbox.listen({ port: 0, host: '127.0.0.1' });
process.argv.push('--target', url);
await import('./conformance.ts');
await sandbox.close();
`,
  );
  const target = ['--api-key', 'test_1234', '--adapter', 'sandbox', '--only', only];
  const report = await run('tsx', [script, ...target], copy.folder);
  rmSync(script);
  return report;
}
