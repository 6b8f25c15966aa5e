import { flatLayout } from '../code/layout.js';
import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { runAfter } from '../output/after.js';
import { findChanges, isClean, type Changes } from '../output/changes.js';
import { describeChanges } from '../output/diff.js';
import { refuseForeign, writeChanges } from '../output/write.js';
import { generate, type GenerateOptions, type Generated } from '../pipeline.js';
import { checkLocked, type Lock, readLock, writeLock } from './lock.js';
import type { Progress } from './progress.js';
import { type JobSummary, formatSummary } from './summary.js';
import { formatWarnings } from './warnings.js';

/** What to generate and where to. */
export interface Job {
  /** What tells the document from the others of a run. */
  readonly name?: string;
  /** What to generate from which document, all options resolved. */
  readonly options: Omit<GenerateOptions, 'onStage'>;
  /** The output's root. */
  readonly root: string;
  /** Folders below the root that belong to the generator alone. */
  readonly folders: readonly string[];
  /** Take warnings for errors. */
  readonly strict?: boolean;
  /** A command that runs in a folder with the files before they are compared and written. */
  readonly after?: string;
}

/** How a run goes about its jobs. */
export interface RunOptions {
  /** Write nothing; find out what would be written. */
  readonly check: boolean;
  /** The file that keeps what was read from elsewhere than the disk; nothing is kept where left out. */
  readonly lock?: string;
  /** Take over what has changed there. */
  readonly update?: boolean;
  /** Show every warning rather than the first of each kind. */
  readonly verbose: boolean;
}

/** The outcome of a run: whether all is well, and what to tell the user at the end. */
export interface Outcome {
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
 * Generates from each document, compares with what is there and writes the difference, or shows it
 * with `check`.
 * @param beforehand what has to end well before anything is written; its failure comes before those of the documents
 * @throws {DiagnosticError} with the errors of all documents; nothing is written for any of them.
 */
export async function runJobs(
  jobs: readonly Job[],
  options: RunOptions,
  progress: Progress,
  beforehand: Promise<void> = Promise.resolve(),
): Promise<Outcome> {
  // Heard below, when the documents have been read.
  beforehand.catch(() => undefined);
  const known: Lock = options.lock === undefined ? new Map() : readLock(options.lock);
  const faults: Diagnostic[] = [];
  const finished: Finished[] = [];
  for (const job of jobs) {
    try {
      finished.push(await runJob(withLock(job, options, known), progress));
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

/** What was locked must be the same, unless it is to be taken over. */
function withLock(job: Job, { update = false }: RunOptions, locked: Lock): Job {
  if (update) return job;
  const { options } = job;
  return { ...job, options: { ...options, remote: { ...options.remote, locked } } };
}

/** Ahead of the files: what they were made of is known, whatever becomes of them. */
function updateLock(finished: readonly Finished[], { lock, check }: RunOptions, known: Lock): void {
  const read = new Map(finished.flatMap(({ generated }) => [...generated.fetched]));
  if (lock === undefined) return;
  if (check) checkLocked(known, read);
  else writeLock(lock, known, read);
}

async function runJob(job: Job, progress: Progress): Promise<Finished> {
  const { name, options } = job;
  const generated = await generate({
    ...options,
    onStage: (stage) => progress.begin(stageName(name, stage)),
  });
  if (job.strict === true && generated.warnings.length > 0) {
    throw new DiagnosticError(generated.warnings.map(asError));
  }
  progress.add(
    new Map(Array.from(generated.times, ([stage, time]) => [stageName(name, stage), time])),
  );
  const { after } = job;
  const files =
    after === undefined
      ? generated.files
      : await progress.stage(stageName(name, 'after'), () =>
          runAfter(after, generated.files, job.root),
        );
  return { job, generated, changes: findChanges(job.root, foldersOf(job), files) };
}

function asError(warning: Diagnostic): Diagnostic {
  return { ...warning, severity: 'error' };
}

function stageName(name: string | undefined, stage: string): string {
  return name === undefined ? stage : `${name}: ${stage}`;
}

async function finishRun(
  finished: readonly Finished[],
  { check, verbose }: RunOptions,
  progress: Progress,
): Promise<Outcome> {
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

/** The folders of the emitters that ran: what the others made earlier is not stale. */
function foldersOf({ folders, options: { only, layout = flatLayout } }: Job): readonly string[] {
  return only
    ? folders.filter((folder) => only.some((name) => layout.folder(name) === folder))
    : folders;
}
