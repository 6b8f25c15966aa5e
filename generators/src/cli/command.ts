import { dirname, join, resolve } from 'node:path';
import { type Call, processCall, type Program, runnable, runProgram } from '@seller-funds/command';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { findConfig, loadConfig } from './config-file.js';
import { init, initCommand } from './init.js';
import { chooseEmitters, resolveJobs } from './jobs.js';
import { lockName } from './lock.js';
import { commandWithoutOptions, type Options, parseOptions, UsageError } from './options.js';
import { Progress } from './progress.js';
import { type Job, runJobs, type RunOptions } from './run.js';
import { watchFiles } from './watch.js';
import { isFile } from '../source/input.js';

/** What the command runs if no document and no configuration is given. */
export interface DefaultPipeline {
  readonly description: string;
  /** @throws {UsageError} for an emitter that is not part of the pipeline. */
  jobs(only: readonly string[] | undefined): readonly Job[];
  /** Runs while files are generated. @throws {StepError} if nothing may be written. */
  before(progress: Progress): Promise<void>;
  /** Runs after files were written without errors. @throws {StepError} if the files are wrong. */
  after(progress: Progress): Promise<void>;
}

export interface Command {
  /** The text before the options in the help text. */
  readonly program: string;
  /** What `--version` prints. */
  readonly version?: string;
  readonly defaultPipeline?: DefaultPipeline;
  /** Rewrites descriptions and summaries of the documents that the options name. */
  readonly texts?: (text: string, spec: string) => string;
}

/** Thrown by a step before or after generating; the message is for the user. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

/** Runs the command, prints the result and returns the exit code. */
export async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  const { program, version, defaultPipeline } = command;
  const commands: Program<Call> = {
    '': {
      command: commandWithoutOptions(defaultPipeline?.description),
      run: (own) => run(command, parseOptions(own)),
    },
    // A project whose pipeline is fixed is set up already.
    ...(!defaultPipeline && {
      init: runnable(initCommand, async (values, { out }) => {
        out(`${await init(values)}\n`);
        return 0;
      }),
    }),
  };
  try {
    return await runProgram(commands, processCall(program, args, version));
  } catch (error) {
    return printError(error, args.includes('--debug'));
  }
}

async function run(command: Command, options: Options): Promise<number> {
  const isNamed = options.specs.length > 0 || options.config !== undefined;
  const pipeline = isNamed ? undefined : command.defaultPipeline;
  const jobs = pipeline ? defaultJobs(pipeline, options) : await namedJobs(command, options);
  return options.watch ? watchJobs(jobs, options) : runOnce(pipeline, jobs, options);
}

/** The jobs of the default pipeline. They are always strict. */
function defaultJobs(pipeline: DefaultPipeline, { settings, jobs }: Options): readonly Job[] {
  const { only, strict: _strict, ...others } = settings;
  const [other = jobs.length > 0 ? 'job' : undefined] = Object.keys(others);
  if (other !== undefined) {
    throw new UsageError(`The option ${other} requires --spec or --config.`);
  }
  const own = pipeline.jobs(only && chooseEmitters(only));
  return own.map((job) => ({ ...job, strict: true }));
}

async function namedJobs({ texts }: Command, options: Options): Promise<readonly Job[]> {
  const config = options.config ?? (options.specs.length === 0 ? findConfig('.') : undefined);
  if (config === undefined && options.specs.length === 0) {
    throw new UsageError(
      'Pass a document with --spec and a folder with --out, or a configuration with --config; `init` writes one.',
    );
  }
  const jobs = await resolveJobs(
    options,
    config === undefined ? undefined : await loadConfig(config),
  );
  if (!texts) return jobs;
  return jobs.map((job) => {
    const { spec } = job.options;
    return { ...job, options: { ...job.options, texts: (text) => texts(text, spec) } };
  });
}

async function runOnce(
  pipeline: DefaultPipeline | undefined,
  jobs: readonly Job[],
  options: Options,
): Promise<number> {
  const progress = new Progress();
  const outcome = await runJobs(jobs, runOptions(options), progress, pipeline?.before(progress));
  if (outcome.ok) await pipeline?.after(progress);
  console.log(outcome.report(progress.times));
  return outcome.ok ? 0 : 1;
}

function runOptions({ check, verbose, remote, config = '.' }: Options): RunOptions {
  const lock = remote.lock ?? join(config === '.' ? '.' : dirname(config), lockName);
  return { check, verbose, lock, update: remote.update };
}

/** Generates after each change. Skips the steps before and after, so that it is fast. */
async function watchJobs(jobs: readonly Job[], options: Options): Promise<number> {
  const files = jobs.map((job) => job.options.spec).filter(isFile);
  if (files.length === 0) throw new UsageError('--watch requires a document that is a file.');
  let sources: readonly string[] = files.map((file) => resolve(file));
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const round = async (): Promise<readonly string[]> => {
    const progress = new Progress();
    try {
      const outcome = await runJobs(jobs, runOptions(options), progress);
      sources = outcome.sources.filter(isFile);
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

function printError(error: unknown, debug: boolean): number {
  const known = error instanceof DiagnosticError || error instanceof StepError;
  const stack = debug && error instanceof Error ? error.stack : undefined;
  console.error(stack ?? messageOf(error).trimEnd());
  if (!known && stack === undefined) {
    console.error('This is a bug of the generator. Use --debug for details.');
  }
  return 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
