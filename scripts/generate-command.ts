// The pipeline from the contract to type-checked packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
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
import { hashOfContract, readPassed, writePassed } from './passed.ts';
import { startLinter } from './lint-contract.ts';
import { root } from './processes/run-node.ts';

/** Numbers of decisions, such as `(D12, D14)`: `x-decision` beside the text has them too, and readers lack the list. */
const withoutDecisions = (text: string): string => text.replaceAll(/\s*\(D\d+(?:,\s+D\d+)*\)/g, '');

/** The sandbox's control API has its own OpenAPI document. */
const sandboxDocument = {
  spec: join(root, 'packages/sandbox/openapi.yaml'),
  layout: sandboxLayout,
  texts: withoutDecisions,
};

/** Writes spec/errors.md from spec/errors.yaml; with `--check`, fails if it is outdated. */
function writeErrorPage(): void {
  const page = join(root, 'spec/errors.md');
  const text = catalogueMarkdown(readCatalogue(join(root, 'spec/errors.yaml')));
  if (readFileSync(page, 'utf8') === text) return;
  if (!process.argv.includes('--check')) return writeFileSync(page, text);
  throw new StepError(
    'spec/errors.md is outdated: run `pnpm generate` without `--check` and commit the result.',
  );
}

/** Lints and traces the contract, unless nothing has changed since the last successful run. */
async function checkContract(progress: Progress): Promise<void> {
  writeErrorPage();
  const contract = hashOfContract(root);
  if (readPassed(root).contract === contract) return;
  const linter = startLinter('codeframe', 'pipe');
  const linted = progress.stage('lint', () => linter.ended);
  const traced = await progress.stage('trace', traceContract).catch((error: unknown) => {
    // Report an unresolved reference alone: every lint rule would report its consequences.
    linter.stop();
    throw new StepError(error instanceof Error ? error.message : String(error));
  });
  const { code, output } = await linted;
  // Lint errors usually cause the trace errors: report the lint errors alone.
  if (code !== 0) throw new StepError(output);
  if (traced.length > 0) throw new StepError(formatFaults(traced));
  if (hashOfContract(root) === contract) writePassed(root, { contract });
}

async function traceContract(): Promise<readonly Fault[]> {
  const spec = relative('', join(root, 'spec'));
  return traceDocument(spec, await bundleDocument(join(spec, 'openapi.yaml'))).faults;
}

async function typeCheck(): Promise<void> {
  const errors = await checkTypes();
  if (errors !== '') throw new StepError(errors);
}

function clientVersion(): string {
  const text = readFileSync(join(root, 'packages/client/package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

function jobsOf(only: readonly EmitterName[] | undefined): readonly Job[] {
  const withoutPackage = only?.find((name) => !packagedEmitters.includes(name));
  if (withoutPackage !== undefined) {
    throw new UsageError(
      `No package contains the output of ${withoutPackage}; set --spec and --out.`,
    );
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
      kept: packagedEmitters,
      texts: withoutDecisions,
      userAgent: `seller-funds-client/${clientVersion()}`,
    },
  };
  const emitters = sandboxEmitters.filter((name) => only?.includes(name) ?? true);
  const sandbox = {
    root,
    folders: sandboxFolders,
    options: { ...sandboxDocument, only: emitters, kept: sandboxEmitters },
  };
  return [sandbox, contract];
}

process.exitCode = await runCommand(
  {
    program: 'pnpm generate',
    texts: (text, spec) =>
      resolve(spec).startsWith(join(root, 'spec/')) ? withoutDecisions(text) : text,
    defaultPipeline: {
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
