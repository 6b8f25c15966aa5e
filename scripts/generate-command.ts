// The whole street from the contract to type-checked packages.
import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import {
  defaultEmitters,
  DiagnosticError,
  flatLayout,
  type Job,
  type Options,
  Progress,
  readOptions,
  runJobs,
  usage,
  UsageError,
  watchFiles,
} from '@seller-funds/generators';
import {
  generatedFolders,
  packagedEmitters,
  packageLayout,
  sandboxEmitters,
  sandboxFolders,
  sandboxLayout,
} from './layout.ts';
import { finished, root, startPackage, startScript } from './run-node.ts';

class StepError extends Error {}

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

function jobsOf({ specs, out, only }: Options): Job[] {
  if (out !== undefined) {
    const names = only ?? defaultEmitters;
    return specs.map(({ file, name }) => ({
      spec: file,
      ...(name !== undefined && { name }),
      root: join(out, name ?? ''),
      layout: flatLayout,
      folders: names,
      only: names,
    }));
  }
  const homeless = only?.find((name) => !packagedEmitters.includes(name));
  if (homeless !== undefined) {
    throw new UsageError(`No package holds what ${homeless} makes; it needs --spec and --out.`);
  }
  const spec = join(root, 'spec/openapi.yaml');
  const names = only ?? packagedEmitters;
  const contract = { spec, root, layout: packageLayout, folders: generatedFolders, only: names };
  const emitters = sandboxEmitters.filter((name) => only?.includes(name) ?? true);
  return emitters.length === 0 ? [contract] : [contract, { ...sandboxJob, only: emitters }];
}

/** Generates after each change. Lint and type-check are left to the editor: this is to be quick. */
async function watchDocument(options: Options): Promise<number> {
  const jobs = jobsOf(options);
  let sources: readonly string[] = jobs.map((job) => resolve(job.spec));
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const round = async (): Promise<readonly string[]> => {
    const progress = new Progress();
    try {
      const outcome = await runJobs(jobs, options, progress);
      sources = outcome.sources;
      console.log(outcome.report(progress.times));
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
    console.log(`Watching ${sources.length} files. Stop with Ctrl-C.\n`);
    return sources;
  };
  await watchFiles(sources, round, stopping.signal);
  return 0;
}

async function main(options: Options): Promise<number> {
  const progress = new Progress();
  const own = options.specs.length === 0;
  if (own) {
    await progress.stage('lint', () => step(startScript('spec-lint', [], [...piped])));
    await progress.stage('trace', () => step(startScript('spec-trace', ['--quiet'], [...piped])));
  }
  const outcome = await runJobs(jobsOf(options), options, progress);
  if (own && outcome.ok)
    await progress.stage('type-check', () =>
      step(startPackage('typescript', 'tsc', ['--noEmit', '--project', root], [...piped])),
    );
  console.log(outcome.report(progress.times));
  return outcome.ok ? 0 : 1;
}

const args = process.argv.slice(2);
try {
  const options = readOptions(args);
  if (options.help) console.log(usage);
  else process.exitCode = await (options.watch ? watchDocument(options) : main(options));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    const known = error instanceof DiagnosticError || error instanceof StepError;
    const debug = args.includes('--debug') && error instanceof Error ? error.stack : undefined;
    console.error(debug ?? (error instanceof Error ? error.message.trimEnd() : String(error)));
    if (!known && !debug)
      console.error('This is a fault of the generator. Use --debug for details.');
    process.exitCode = 1;
  }
}
