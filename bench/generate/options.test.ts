import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCommand } from '@seller-funds/command';
import { documents } from './documents.ts';
import { choose, command } from './options.ts';
import { tools } from './tools/index.ts';
import { packagesOf } from './tool.ts';

function namesOf(entries: readonly { readonly name: string }[]): string[] {
  return entries.map(({ name }) => name);
}

const choice = (...args: string[]) => choose(parseCommand(command, args));

test('runs all tools three times on the default documents', () => {
  const { runs, tools: chosen, documents: read } = choice();
  expect(runs).toBe(3);
  expect(chosen).toEqual(tools);
  expect(namesOf(read)).toContain('github');
  expect(namesOf(read)).not.toContain('graph');
});

test('a quick run uses the small or the selected documents once', () => {
  expect(namesOf(choice('--quick').documents)).not.toContain('github');
  expect(choice('--quick').runs).toBe(1);
  const { documents: chosen } = choice('--quick', '--only', 'graph,github');
  expect(namesOf(chosen)).toEqual(['github', 'graph']);
});

test('names are unique, and each tool has a folder', () => {
  expect(new Set(namesOf(documents)).size).toBe(documents.length);
  for (const tool of tools) expect(existsSync(`${packagesOf(tool)}/package.json`)).toBe(true);
});
