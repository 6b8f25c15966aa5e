// Applies the examples of CONTRIBUTING.md, an endpoint and a field, to a copy of the repository and runs their checks.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/processes/run.js';
import { copyRepository, type Copy } from '../copy.js';
import { type Block, blocksOf } from '../markdown.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

const blocksBelow = (title: string): Block[] =>
  blocksOf(page).filter(({ heading }) => heading === title);

const endpoint = blocksBelow('Add an endpoint');
const field = blocksBelow('Add a field');

let copy: Copy;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

test('the examples apply to the files as they are', () => {
  expect.hasAssertions();
  for (const { language, code } of [...endpoint, ...field]) {
    if (language === 'diff') applyDiff(copy.folder, code);
    if (language === 'yaml' || language === 'ts') addFile(copy.folder, code);
  }
});

test('the examples compile', { timeout: 300_000 }, async () => {
  const generated = await copy.run('generate');
  if (generated.code !== 0) throw new Error(generated.output);
  const made = join(copy.folder, 'packages/client/src/generated/v2/divisions.ts');
  expect(readFileSync(made, 'utf8')).toContain('updateDivision');
  const again = await copy.run('generate', '--check');
  expect(again.output).toContain('Nothing has changed since the last successful run.');
  expect(again.code).toBe(0);
});

const long = { tags: 'long', timeout: 1_800_000 } as const;

test('the examples pass lint, tests and their conformance checks', long, async () => {
  for (const [script, ...args] of [
    ['lint'],
    ['type-check'],
    [
      'test',
      'spec',
      'test/contract',
      'docs/build',
      'packages/contract',
      'packages/server',
      'packages/webhooks',
    ],
  ] as const) {
    const { code, output } = await copy.run(script, ...args);
    if (code !== 0) throw new Error(output);
  }

  const filters = [...onlyOf(endpoint), ...onlyOf(field)];
  expect(filters).toHaveLength(5);
  const report = await testSandbox(filters);
  expect(report).toMatch(/Checks: 16 passed, 0 failed/);
  expect(readFileSync(join(copy.folder, 'report.json'), 'utf8')).toContain(
    'The new name of a division is stored and reported.',
  );
});

test('the example of a field changes one file of the sandbox', () => {
  const files = field.flatMap(({ language, code }) =>
    language === 'diff' ? (/^--- (packages\/sandbox\/src\/.*)$/m.exec(code)?.[1] ?? []) : [],
  );
  expect(new Set(files).size).toBe(1);
});

/** Returns the values of `--only` in the last command of an example. */
function onlyOf(blocks: readonly Block[]): string[] {
  const command = blocks.findLast(({ language }) => language === 'sh')?.code ?? '';
  return (/--only (.*)$/m.exec(command)?.[1] ?? '').split(',');
}

function addFile(folder: string, code: string): void {
  const [first = '', ...lines] = code.split('\n');
  const file = join(folder, first.replace(/^(?:#|\/\/) /, ''));
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
function testSandbox(filters: readonly string[]): Promise<string> {
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
  const target = ['--api-key', 'test_1234', '--adapter', 'sandbox', '--only', filters.join(',')];
  return run('tsx', [script, ...target, '--report', 'terminal,json=report.json'], copy.folder);
}
