// The whole street from the contract to type-checked packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type EmitterName,
  type Job,
  type Progress,
  runCommand,
  StepError,
  UsageError,
} from '@seller-funds/generators';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { formatFaults, type Fault } from '../spec/trace/fault.ts';
import { traceDocument } from '../spec/trace/trace.ts';
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
import { startLinter } from './lint-contract.ts';
import { root } from '../processes/run-node.ts';

/** The control API of the sandbox has a document of its own. */
const sandboxDocument = {
  spec: join(root, 'packages/sandbox/openapi.yaml'),
  layout: sandboxLayout,
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
  const linter = startLinter('codeframe', 'pipe');
  const linted = progress.stage('lint', () => linter.ended);
  const traced = await progress.stage('trace', traceContract).catch((error: unknown) => {
    // A reference that leads nowhere is told alone: every rule would report its consequences.
    linter.stop();
    throw new StepError(error instanceof Error ? error.message : String(error));
  });
  const { code, output } = await linted;
  // What the linter finds explains what the trace finds: one of them is enough.
  if (code !== 0) throw new StepError(output);
  if (traced.length > 0) throw new StepError(formatFaults(traced));
  if (hashOf(root, contractSources) === contract) writePassed(root, { contract });
}

/** What is wrong between the claims, the decisions and the document. */
async function traceContract(): Promise<readonly Fault[]> {
  const spec = relative('', join(root, 'spec'));
  return traceDocument(spec, await bundleDocument(join(spec, 'openapi.yaml'))).faults;
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
    root,
    folders: generatedFolders,
    options: {
      spec,
      layout: packageLayout,
      only: names,
      userAgent: `seller-funds-client/${clientVersion()}`,
    },
  };
  const emitters = sandboxEmitters.filter((name) => only?.includes(name) ?? true);
  const sandbox = {
    root,
    folders: sandboxFolders,
    options: { ...sandboxDocument, only: emitters },
  };
  return emitters.length === 0 ? [contract] : [contract, sandbox];
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
