// Runs the examples of the guides on a real sandbox, shell commands in one shell and TypeScript as one program for each
// page, and compares their output with the pages. UPDATE_DOCS=1 writes the output of commands into the pages.
import { drawWorld } from '@seller-funds/contract/policies';
import type { SandboxOptions } from '@seller-funds/sandbox';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { captureOutput } from '../capture-output.js';
import { blocksOf } from '../markdown.js';
import { isCi } from '../requirements.js';
import { masked, stepsOf, type Step } from './page.js';
import { guide, guidePages, guidePrograms, writeProgram } from './programs.js';
import { runSteps, type StepResult } from './run-steps.js';
import { root } from '../../scripts/processes/run-node.js';

const programs = join(root, 'dist/snippets/docs');
const pages = guidePages();
const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;
const missing = ['bash', 'curl', 'jq'].filter((command) => !has(command));

const origins: string[] = [];
beforeAll(async () => {
  for (const index of [0, 1]) {
    origins[index] = await listen({ requestLog: 100 });
  }
  rmSync(programs, { recursive: true, force: true });
});

/** Starts a sandbox; returns its origin. */
async function listen(options: SandboxOptions): Promise<string> {
  const { sandbox } = await startTestSandbox({
    clock: { mode: 'REALTIME' },
    webhooks: { privateAddresses: true },
    ...options,
  });
  return (await sandbox.listen({ port: 0 })).url;
}

describe('commands', () => {
  // Outside CI one page shows that commands run; the programs of all pages do the same without a shell.
  const withSteps = pages.filter(
    ({ name, text }) => stepsOf(text).length > 0 && (isCi || name === 'quick-start.md'),
  );
  test.for(withSteps)('$name', async ({ name, text }, { skip }) => {
    if (missing.length > 0) return skip(`this machine lacks ${missing.join(', ')}`);
    const results = await runSteps(stepsOf(text), origins[0] ?? '');
    if (process.env['UPDATE_DOCS']) writeFileSync(join(guide, name), updated(text, results));
    const shown = results.filter(({ step }) => step.output !== undefined);
    const line = ({ command }: Step): string => `${name}:${command.line}`;
    expect(shown.map(({ step, printed }) => [line(step), masked(printed)])).toEqual(
      shown.map(({ step }) => [line(step), masked(step.output?.code ?? '')]),
    );
  });
});

describe('programs', () => {
  const written = guidePrograms();
  beforeAll(() => {
    for (const { name, code } of written) writeProgram(folderOf(name), code, origins[1]);
  });

  test.for([1, 2, 3])('in world %i no program throws', { tags: 'long' }, async (world) => {
    const url = await listen({ world: drawWorld(world) });
    for (const { name, code } of written) {
      const file = writeProgram(folderOf(`world-${world}-${name}`), code, url);
      expect(await captureOutput(() => import(pathToFileURL(file).href))).not.toBe('');
    }
  });

  test.for(written)('$name prints the documented output', async ({ name, expected }) => {
    const lines = (
      await captureOutput(() => import(pathToFileURL(join(folderOf(name), 'app.mts')).href))
    ).split('\n');
    expect(expected.length).toBeGreaterThan(0);
    expect(lines.slice(0, -1).map(masked)).toEqual(expected.map(masked));
  });
});

test('each request is shown as curl and in TypeScript, without functions to define first', () => {
  const faults = pages.flatMap(({ name, text }) => {
    const blocks = blocksOf(text);
    return blocks.flatMap(({ language, code, line }, index) => {
      if (language !== 'sh' || !/\bcurl\b/.test(code)) return [];
      const twin = blocks
        .slice(index + 1)
        .find((block) => !['json', 'text'].includes(block.language));
      const isPair = twin?.language === 'ts';
      return isPair && !/^\w+\(\)/m.test(code) ? [] : [`${name}:${line}`];
    });
  });
  expect(faults).toEqual([]);
});

test('other code blocks are data, or commands', () => {
  const known = ['sh', 'ts', 'json', 'text', 'console'];
  const others = pages.flatMap(({ name, text }) =>
    blocksOf(text).flatMap(({ language, line }) =>
      known.includes(language) ? [] : [`${name}:${line}: ${language}`],
    ),
  );
  expect(others).toEqual([]);
});

test('both languages show the same states, labels and error codes', () => {
  const faults = pages.flatMap(({ name, text }) => {
    const blocks = blocksOf(text);
    return blocks.flatMap(({ language, code, line }, index) => {
      if (language !== 'ts' || !['json', 'text'].includes(blocks[index - 1]?.language ?? ''))
        return [];
      const shown = namesIn([...code.matchAll(/\/\/=> .*/g)].join('\n'));
      const left = namesIn(blocks[index - 1]?.code ?? '').filter((each) => !shown.includes(each));
      return left.map((each) => `${name}:${line}: ${each}`);
    });
  });
  expect(faults).toEqual([]);
});

test('no example goes on with an empty text in place of a missing value', () => {
  const hidden = pages.filter(({ text }) => text.includes("?? ''"));
  expect(hidden.map(({ name }) => name)).toEqual([]);
});

function namesIn(text: string): string[] {
  return text.match(/\b[A-Z]{2,}(?:_[A-Z]+)*\b|\b\d{3}\.\d{3}\.\d{3}\b/g) ?? [];
}

function folderOf(name: string): string {
  return join(programs, name.replace('.md', ''));
}

function updated(text: string, results: readonly StepResult[]): string {
  const lines = text.split('\n');
  for (const { step, printed } of results.toReversed()) {
    if (step.output === undefined) continue;
    const { line, code } = step.output;
    const height = code === '' ? 0 : code.split('\n').length;
    lines.splice(line - 1, height, ...printed.trimEnd().split('\n'));
  }
  return lines.join('\n');
}
