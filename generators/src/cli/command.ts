import { join, resolve } from 'node:path';
import { flatLayout } from '../code/layout.js';
import type { EmitterName } from '../code/file.js';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { defaultEmitters } from '../emitters/index.js';
import { type Options, readOptions, usageOf, UsageError } from './options.js';
import { Progress } from './progress.js';
import { type Job, runJobs } from './run.js';
import { watchFiles } from './watch.js';

/** What a command does where no document is named. */
export interface OwnStreet {
  /** In a few words, for the usage. */
  readonly description: string;
  /** @throws {UsageError} for an emitter that has no place there. */
  jobs(only: readonly EmitterName[] | undefined): readonly Job[];
  /** Runs beside generating, before anything is written. @throws {StepError} when nothing must be. */
  before(progress: Progress): Promise<void>;
  /** Runs after generating, where all is well. @throws {StepError} when what was made is not. */
  after(progress: Progress): Promise<void>;
}

/** How a command is called, and what it has besides documents that are named. */
export interface Command {
  /** What stands before the options. */
  readonly program: string;
  readonly own?: OwnStreet;
}

/** Thrown by a step before or after generating; the message is for the user. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

/** Runs the command with its arguments, prints what comes of it and gives the exit code. */
export async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  const usage = usageOf(command.program, command.own?.description);
  try {
    const options = readOptions(args);
    if (options.help) console.log(usage);
    if (options.help) return 0;
    const jobs = jobsOf(command, options);
    return await (options.watch ? watchJobs(jobs, options) : runOnce(command, jobs, options));
  } catch (error) {
    if (!(error instanceof UsageError)) return tellFault(error, args.includes('--debug'));
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
}

function jobsOf({ own }: Command, { specs, out, only }: Options): readonly Job[] {
  if (out === undefined) {
    if (!own) throw new UsageError('Name a document with --spec and a folder with --out.');
    return own.jobs(only);
  }
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

async function runOnce({ own }: Command, jobs: readonly Job[], options: Options): Promise<number> {
  const progress = new Progress();
  const street = options.out === undefined ? own : undefined;
  // The repository's own documents have no excuse.
  const strict = options.strict || street !== undefined;
  const run = { ...options, strict };
  const outcome = await runJobs(jobs, run, progress, street?.before(progress));
  if (outcome.ok) await street?.after(progress);
  console.log(outcome.report(progress.times));
  return outcome.ok ? 0 : 1;
}

/** Generates after each change. Other steps are left to the editor: this is to be quick. */
async function watchJobs(jobs: readonly Job[], options: Options): Promise<number> {
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
      console.error(messageOf(error));
    }
    console.log(`Watching ${sources.length} files. Stop with Ctrl-C.\n`);
    return sources;
  };
  await watchFiles(sources, round, stopping.signal);
  return 0;
}

function tellFault(error: unknown, debug: boolean): number {
  const known = error instanceof DiagnosticError || error instanceof StepError;
  const stack = debug && error instanceof Error ? error.stack : undefined;
  console.error(stack ?? messageOf(error).trimEnd());
  if (!known && stack === undefined) {
    console.error('This is a fault of the generator. Use --debug for details.');
  }
  return 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
