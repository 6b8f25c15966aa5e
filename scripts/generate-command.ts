// The whole street from the contract to type-checked packages.
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EmitterName,
  type Job,
  type Progress,
  runCommand,
  StepError,
  UsageError,
} from '@seller-funds/generators';
import { readCatalogue } from '../spec/errors/catalogue.ts';
import { catalogueMarkdown } from '../spec/errors/markdown.ts';
import { checkTypes } from './check-types.ts';
import {
  generatedFolders,
  packagedEmitters,
  packageLayout,
  sandboxEmitters,
  sandboxFolders,
  sandboxLayout,
} from './layout.ts';
import { hashOf, readPassed, writePassed } from './passed.ts';
import { finished, root, startScript } from './run-node.ts';

/** A step before or after the generators; its output is shown only when it fails. */
async function step(child: ChildProcess): Promise<void> {
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  if ((await finished(child)) !== 0) throw new StepError(Buffer.concat(output).toString());
}

const piped = ['ignore', 'pipe', 'pipe'] as const;

/** The control API of the sandbox has a document of its own. */
const sandboxJob: Job = {
  spec: join(root, 'packages/sandbox/openapi.yaml'),
  root,
  layout: sandboxLayout,
  folders: sandboxFolders,
  only: sandboxEmitters,
};

/** What the linter and the trace read, and what they are made of. */
const contractSources = [
  'spec/**/*',
  'redocly.yaml',
  'scripts/*.ts',
  'package.json',
  'pnpm-lock.yaml',
];

/** Makes the page of the error catalogue of its data; with `--check` sees that it is made of it. */
function writeErrorPage(): void {
  const page = join(root, 'spec/errors.md');
  const text = catalogueMarkdown(readCatalogue(join(root, 'spec/errors.yaml')));
  if (readFileSync(page, 'utf8') === text) return;
  if (!process.argv.includes('--check')) return writeFileSync(page, text);
  throw new StepError(
    'spec/errors.md is not what `pnpm generate` makes of spec/errors.yaml. Run it without `--check` and commit what it writes.',
  );
}

/** Lints and traces the contract, if one of its files has changed since that was done and all was well. */
async function checkContract(progress: Progress): Promise<void> {
  writeErrorPage();
  const contract = hashOf(root, contractSources);
  if (readPassed(root).contract === contract) return;
  const ended = await Promise.allSettled([
    progress.stage('lint', () => step(startScript('spec-lint', [], [...piped]))),
    progress.stage('trace', () => step(startScript('spec-trace', ['--quiet'], [...piped]))),
  ]);
  // What the linter finds explains what the trace finds: one of them is enough.
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  if (hashOf(root, contractSources) === contract) writePassed(root, { contract });
}

/** What the generated code has to fit: everything. */
async function typeCheck(): Promise<void> {
  const errors = await checkTypes();
  if (errors !== '') throw new StepError(errors);
}

/** The version of the package that the client is published in. */
function clientVersion(): string {
  const text = readFileSync(join(root, 'packages/client/package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

function jobsOf(only: readonly EmitterName[] | undefined): readonly Job[] {
  const homeless = only?.find((name) => !packagedEmitters.includes(name));
  if (homeless !== undefined) {
    throw new UsageError(`No package holds what ${homeless} makes; it needs --spec and --out.`);
  }
  const spec = join(root, 'spec/openapi.yaml');
  const names = only ?? packagedEmitters;
  const contract: Job = {
    spec,
    root,
    layout: packageLayout,
    folders: generatedFolders,
    only: names,
    userAgent: `seller-funds-client/${clientVersion()}`,
  };
  const emitters = sandboxEmitters.filter((name) => only?.includes(name) ?? true);
  return emitters.length === 0 ? [contract] : [contract, { ...sandboxJob, only: emitters }];
}

process.exitCode = await runCommand(
  {
    program: 'pnpm generate',
    own: {
      description: 'lint and trace the contract, generate into packages/, type-check',
      jobs: jobsOf,
      before: checkContract,
      async after(progress) {
        await progress.stage('type-check', typeCheck);
      },
    },
  },
  process.argv.slice(2),
);
