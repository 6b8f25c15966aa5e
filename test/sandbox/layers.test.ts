// The folders of the sandbox import each other in the direction of the list in docs/architecture.md, others in one direction.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

const sources = join(root, 'packages/sandbox/src');
const page = readText('docs/architecture.md');

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

const isSource = (file: string): boolean =>
  !/^\.\.|\.test\.ts$|(?:^|\/)(?:generated|testing)\//.test(file);

/** The imports of a folder's files from each other. */
const importsIn = (folder: string, isIncluded: (file: string) => boolean) =>
  globSync('**/*.ts', { cwd: folder })
    .filter(isIncluded)
    .flatMap((from) => {
      const text = readFileSync(join(folder, from), 'utf8');
      return [...text.matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)\.js'/g)].map(
        ([, path = '']) => ({ from, to: `${normalize(join(dirname(from), path))}.ts` }),
      );
    })
    .filter(({ to }) => isIncluded(to));

const imports = importsIn(sources, isJudged);

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

test.each(['packages/sandbox/src/domain', 'packages/conformance/src', 'generators/src'])(
  'the folders of %s have no circular imports',
  (folder) => {
    const arrows = new Map<string, Set<string>>();
    for (const { from, to } of importsIn(join(root, folder), isSource)) {
      const [one = '', other = ''] = [from, to].map((file) => file.split('/')[0]);
      if (one !== other) arrows.set(one, (arrows.get(one) ?? new Set()).add(other));
    }
    expect(arrows.size).toBeGreaterThan(5);
    // Removes folders that import none of the remaining ones; only circular imports remain.
    for (let before = -1; before !== arrows.size;) {
      before = arrows.size;
      for (const [one, others] of arrows)
        if (![...others].some((other) => arrows.has(other))) arrows.delete(one);
    }
    expect([...arrows.keys()]).toEqual([]);
  },
);
