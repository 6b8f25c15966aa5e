// Compares the tables of options in the documentation with the commands. UPDATE_DOCS=1 updates them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, formatHelp, optionTable } from '@seller-funds/command';
import { expect, test } from 'vitest';
import { replaceBetween, textBetween } from '../../bench/page/page.js';
import { generateCommand } from '../../generators/src/cli/options.js';
import { diffCommand } from '../../generators/src/diff/cli/options.js';
import { runCommand } from '../../packages/conformance/src/cli/commands.js';
import { program } from '../../packages/sandbox/src/cli/main.js';
import { root } from '../../scripts/processes/run-node.js';

const commands: [page: string, mark: string, command: Command][] = [
  ['docs/generators.md', 'options', generateCommand],
  ['docs/spec-diff.md', 'options', diffCommand],
  ['packages/conformance/README.md', 'options', runCommand],
  ...Object.entries(program).map(([words, { command }]): (typeof commands)[number] => [
    'docs/guide/sandbox-commands.md',
    `options ${words}`.trim(),
    command,
  ]),
];

test.each(commands)('%s has the options of the command (%s)', (page, mark, command) => {
  const file = join(root, page);
  const text = readFileSync(file, 'utf8');
  if (process.env['UPDATE_DOCS'] !== undefined)
    writeFileSync(file, replaceBetween(text, mark, optionTable(command)));
  expect(textBetween(readFileSync(file, 'utf8'), mark)).toBe(optionTable(command));
});

/** A terminal window of 100 columns, with some room for the prompt. */
const screenLines = 30;

test.each(commands)('the help of %s fits a screen (%s)', (_page, _mark, command) => {
  expect(formatHelp(command, 'pnpm command').split('\n').length).toBeLessThanOrEqual(screenLines);
});
