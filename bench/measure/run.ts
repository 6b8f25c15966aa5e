import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { errorLine } from './error-line.ts';
import { readAccounting, withAccounting } from './time-command.ts';

/** A process to run with the current Node. */
export interface Command {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The timeout in seconds. */
  readonly seconds: number;
  /** The limit of the heap of each Node process in bytes; half of the memory of the machine by default. */
  readonly heapBytes?: number;
}

/** The time, memory and output of a process. */
export interface Run {
  readonly milliseconds: number;
  /** Of the process and its children; undefined without GNU time. */
  readonly cpuMilliseconds: number | undefined;
  /** The peak memory of the largest process; undefined without GNU time. */
  readonly peakBytes: number | undefined;
  readonly output: string;
  /** The reason of the failure, in one line; undefined on success. */
  readonly failure: string | undefined;
}

/** The maximum length of the output; only the end is kept. */
const maximumOutput = 4_000_000;

/** Runs a process and measures wall time, CPU time and memory. */
export async function runMeasured(command: Command): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const report = join(folder, 'time');
  const [file = '', ...args] = withAccounting([process.execPath, ...command.args], report);
  // A limit protects other processes on the machine.
  const heap = Math.floor((command.heapBytes ?? totalmem() / 2) / 2 ** 20);
  const begin = performance.now();
  // A separate process group, to kill all child processes.
  const child = spawn(file, args, {
    cwd: command.cwd,
    env: {
      ...process.env,
      NO_COLOR: '1',
      DO_NOT_TRACK: '1',
      CI: '1',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-old-space-size=${heap}`,
      ...command.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-maximumOutput);
    });
  }
  let ended: string | undefined;
  const end = (why: string): void => {
    if (ended === undefined && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    ended ??= why;
  };
  const limit = setTimeout(
    () => end(`not done after ${command.seconds} s`),
    command.seconds * 1000,
  );
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  const release = endWithThisProcess(() => {
    end('interrupted');
    removeFolder();
  });
  const ending = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'lost'));
  });
  const milliseconds = performance.now() - begin;
  clearTimeout(limit);
  release();
  const accounting = readAccounting(report);
  removeFolder();
  return {
    milliseconds,
    cpuMilliseconds: accounting?.cpuMilliseconds,
    peakBytes: accounting?.peakBytes,
    output,
    failure: ended ?? failureOf(ending, output, command.cwd),
  };
}

function failureOf(ending: number | string, output: string, cwd: string): string | undefined {
  return ending === 0 ? undefined : `exit ${ending}: ${errorLine(output, `${cwd}/`)}`;
}

/** Kills the process group when this process ends, because the group does not receive Ctrl-C. */
function endWithThisProcess(end: () => void): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    end();
    release();
    // Without a listener the signal has its default effect.
    process.kill(process.pid, signal);
  };
  const release = (): void => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return release;
}
