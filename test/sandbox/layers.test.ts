// The folders of the sandbox import each other in one direction, that of the list in docs/architecture.md.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'packages/sandbox/src');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The lines of the list from top to bottom, each with its folders. */
const layers = (/```text\n(sandbox\.ts [^]*?)```/.exec(page)?.[1] ?? '')
  .trim()
  .split('\n')
  .map((line) => (line.split(/ {2,}/)[0] ?? '').split(' '));

/** Entry points and helpers of tests may import all; generated code imports nothing of the sandbox. */
const isJudged = (file: string): boolean =>
  !/(?:\.test\.ts$|^(?:generated|testing|cli|vitest|seed|control-client)\/|^(?:index|job-handlers)\.ts$)/.test(
    file,
  );

/** A folder of the list: `domain` for all below it, `session` for the file. */
const folderOf = (file: string): string => {
  const [first = ''] = file.split('/');
  return first === 'sandbox.ts' ? first : first.replace(/\.ts$/, '');
};

const levelOf = (file: string): number =>
  layers.findIndex((layer) => layer.includes(folderOf(file)));

/** A folder of the domain. */
const folderIn = (file: string): string => file.split('/').slice(0, 2).join('/');

const imports = globSync('**/*.ts', { cwd: sources })
  .filter(isJudged)
  .flatMap((from) => {
    const text = readFileSync(join(sources, from), 'utf8');
    return [...text.matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)\.js'/g)].map(([, path = '']) => ({
      from,
      to: `${normalize(join(dirname(from), path))}.ts`,
    }));
  })
  .filter(({ to }) => isJudged(to));

test('every folder of the sandbox is in the list of docs/architecture.md', () => {
  const folders = new Set(imports.map(({ from }) => folderOf(from)));
  expect([...folders].filter((folder) => !layers.flat().includes(folder))).toEqual([]);
  expect(layers.flat()).toHaveLength(new Set(layers.flat()).size);
});

test('no folder of the sandbox imports from one above or beside it', () => {
  const upward = imports.filter(
    ({ from, to }) => folderOf(from) !== folderOf(to) && levelOf(from) >= levelOf(to),
  );
  expect(upward).toEqual([]);
});

test('the folders of the domain have no circular imports', () => {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith('domain/') || !to.startsWith('domain/')) continue;
    const [one, other] = [folderIn(from), folderIn(to)];
    if (one !== other) arrows.set(one, (arrows.get(one) ?? new Set()).add(other));
  }
  expect(arrows.size).toBeGreaterThan(5);
  // Removes folders that import none of the remaining ones; only circular imports remain.
  for (let before = -1; before !== arrows.size;) {
    before = arrows.size;
    for (const [folder, others] of arrows)
      if (![...others].some((other) => arrows.has(other))) arrows.delete(folder);
  }
  expect([...arrows.keys()]).toEqual([]);
});
