import { flatLayout } from '../code/layout.js';
import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { runAfter } from '../output/after.js';
import { findChanges, isClean, type Changes } from '../output/changes.js';
import { describeChanges } from '../output/diff.js';
import type { RuntimePacker } from '../emitters/runtime.js';
import { refuseForeign, writeChanges } from '../output/write.js';
import { generate, type GenerateOptions, type Generated } from '../pipeline.js';
import { checkLocked, type Lock, readLock, writeLock } from './lock.js';
import type { Progress } from './progress.js';
import { checkRuntimeVersion } from './runtime-version.js';
import { type JobSummary, formatSummary } from './summary.js';
import { formatWarnings } from './warnings.js';

/** A document to generate from, and the output folder. */
export interface Job {
  readonly name?: string | undefined;
  readonly options: Omit<GenerateOptions, 'onStage'>;
  readonly root: string;
  /** Folders below the output folder that contain only generated files. */
  readonly folders: readonly string[];
  /** Treat warnings as errors. */
  readonly strict?: boolean | undefined;
  /** A command that runs on the files before they are compared and written. */
  readonly after?: string | undefined;
}

export interface RunOptions {
  /** Write nothing; report what would change. */
  readonly check: boolean;
  /** The lock file of documents from URLs. Default: none. */
  readonly lock?: string;
  /** Accept documents that have changed since they were locked. */
  readonly update?: boolean;
  /** Show every warning, not only the first of each code. */
  readonly verbose: boolean;
}

export interface RunResult {
  readonly ok: boolean;
  /** All files that the documents were read from, as absolute paths. */
  readonly sources: readonly string[];
  readonly report: (times: ReadonlyMap<string, number>) => string;
}

interface Finished {
  readonly job: Job;
  readonly generated: Generated;
  readonly changes: Changes;
}

/**
 * Generates from each document, compares the files with those on disk and writes the differences; with
 * `check` it only reports them.
 * @param beforehand must succeed before anything is written; its error takes precedence over those of
 * the documents
 * @throws {DiagnosticError} with the errors of all documents; nothing is written for any of them.
 */
export async function runJobs(
  jobs: readonly Job[],
  options: RunOptions,
  progress: Progress,
  beforehand: Promise<void> = Promise.resolve(),
): Promise<RunResult> {
  // Awaited below, after the documents have been read.
  beforehand.catch(() => undefined);
  const known: Lock = options.lock === undefined ? new Map() : readLock(options.lock);
  const faults: Diagnostic[] = [];
  const finished: Finished[] = [];
  for (const job of jobs) {
    try {
      const user = finished.find((other) => other.job.options.layout?.runtime);
      const users = user?.generated.runtime;
      finished.push(await runJob(withLock(job, options, known), progress, users));
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      faults.push(...error.diagnostics);
    }
  }
  await beforehand;
  if (faults.length > 0) throw new DiagnosticError(faults);
  updateLock(finished, options, known);
  return finishRun(finished, options, progress);
}

function withLock(job: Job, { update = false }: RunOptions, locked: Lock): Job {
  if (update) return job;
  const { options } = job;
  return { ...job, options: { ...options, remote: { ...options.remote, locked } } };
}

/** Updates the lock file, or checks it with `check`. Runs before files are written. */
function updateLock(finished: readonly Finished[], { lock, check }: RunOptions, known: Lock): void {
  const read = new Map(finished.flatMap(({ generated }) => [...generated.fetched]));
  if (lock === undefined) return;
  if (check) checkLocked(known, read);
  else writeLock(lock, known, read);
}

async function runJob(
  job: Job,
  progress: Progress,
  users: RuntimePacker | undefined,
): Promise<Finished> {
  const { name, options } = job;
  const made = await generate({
    ...options,
    users,
    onStage: (stage) => progress.begin(stageName(name, stage)),
  });
  const runtime = options.runtime === 'package' ? checkRuntimeVersion(job.root) : [];
  const generated = { ...made, warnings: [...made.warnings, ...runtime] };
  if (job.strict === true && generated.warnings.length > 0) {
    throw new DiagnosticError(
      generated.warnings.map((warning) => ({ ...warning, severity: 'error' })),
    );
  }
  progress.add(generated.times);
  const { after } = job;
  const files =
    after === undefined
      ? generated.files
      : await progress.stage(stageName(name, 'after'), () =>
          runAfter(after, generated.files, job.root),
        );
  return { job, generated, changes: findChanges(job.root, foldersOf(job), files) };
}

function stageName(name: string | undefined, stage: string): string {
  return name === undefined ? stage : `${name}: ${stage}`;
}

async function finishRun(
  finished: readonly Finished[],
  { check, verbose }: RunOptions,
  progress: Progress,
): Promise<RunResult> {
  const ok = !check || finished.every(({ changes }) => isClean(changes));
  if (!check) {
    await progress.stage('write', () => {
      for (const { job, changes } of finished) refuseForeign(job.root, changes);
      for (const { job, changes } of finished) writeChanges(job.root, changes);
    });
  }
  const sources = [...new Set(finished.flatMap(({ generated }) => generated.sources))];
  const warnings = formatWarnings(
    finished.flatMap(({ generated }) => generated.warnings),
    verbose,
  );
  const report = (times: ReadonlyMap<string, number>): string =>
    warnings + (ok ? formatSummary(finished.map(summarizeJob), times) : differences(finished));
  return { ok, sources, report };
}

function summarizeJob({ job, generated, changes }: Finished): JobSummary {
  return { name: job.name, contract: generated.contract, changes };
}

function differences(finished: readonly Finished[]): string {
  const shown = finished.filter(({ changes }) => !isClean(changes));
  const texts = shown.map(({ job, changes }) =>
    [...(job.name === undefined ? [] : [`In ${job.root}:`]), describeChanges(changes)].join('\n'),
  );
  return [...texts, 'Run it without `--check` and commit what it writes.'].join('\n');
}

/** The folders of the emitters that ran: files of other emitters are not stale. */
function foldersOf({ folders, options: { only, layout = flatLayout } }: Job): readonly string[] {
  return only
    ? folders.filter((folder) => only.some((name) => layout.folder(name) === folder))
    : folders;
}
