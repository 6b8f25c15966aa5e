import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UsageError } from '../../processes/arguments.ts';
import { documents } from './documents.ts';
import { readChoice } from './options.ts';
import { tools } from './tools/index.ts';
import { packagesOf } from './tool.ts';

function namesOf(entries: readonly { readonly name: string }[]): string[] {
  return entries.map(({ name }) => name);
}

test('runs all tools three times on the default documents', () => {
  const choice = readChoice({ quick: false });
  expect(choice.runs).toBe(3);
  expect(choice.tools).toBe(tools);
  expect(namesOf(choice.documents)).toContain('github');
  expect(namesOf(choice.documents)).not.toContain('graph');
});

test('a quick run uses the small or the selected documents once', () => {
  expect(namesOf(readChoice({ quick: true }).documents)).not.toContain('github');
  expect(readChoice({ quick: true }).runs).toBe(1);
  expect(namesOf(readChoice({ quick: true, only: 'graph,github' }).documents)).toEqual([
    'github',
    'graph',
  ]);
});

test.each([
  [{ runs: '0' }, '--runs takes 1 to 20, not "0".'],
  [{ runs: 'many' }, '--runs takes 1 to 20, not "many".'],
  [{ only: 'github,gitlab' }, /^--only knows github, .*, not "gitlab"\.$/],
  [{ tools: '' }, /^--tools knows ours, .*, not ""\.$/],
])('refuses %j', (values, message) => {
  const read = (): unknown => readChoice({ quick: false, ...values });
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
});

test('names are unique, and each tool has a folder', () => {
  expect(new Set(namesOf(documents)).size).toBe(documents.length);
  for (const tool of tools) expect(existsSync(`${packagesOf(tool)}/package.json`)).toBe(true);
});
