import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { errorLine } from './error-line.ts';
import { mebibytes } from './table.ts';
import { readAccounting, withAccounting } from './time-command.ts';
import { watchMemory } from './watch-memory.ts';

/** A process to run with this Node. */
export interface Command {
  /** The file to run and its arguments. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** After so many seconds it is ended. */
  readonly seconds: number;
  /** When it holds more than so many bytes it is ended; half of the machine's where left out. */
  readonly bytes?: number;
}

/** What a process took and said. */
export interface Run {
  readonly milliseconds: number;
  /** Undefined where the system does not tell. */
  readonly cpuMilliseconds: number | undefined;
  readonly peakBytes: number | undefined;
  readonly output: string;
  /** Why it failed, in a line; undefined where it did not. */
  readonly failure: string | undefined;
}

/** The end of the output is kept, the middle of a flood is not. */
const maximumOutput = 4_000_000;

/** Runs a process to its end and measures it: wall time, CPU time, memory of its whole tree. */
export async function runMeasured(command: Command): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const report = join(folder, 'time');
  const [file = '', ...args] = withAccounting([process.execPath, ...command.args], report);
  const begin = performance.now();
  // A group of its own, so that it can be watched and ended with all that it starts.
  const child = spawn(file, args, {
    cwd: command.cwd,
    env: { ...process.env, NO_COLOR: '1', DO_NOT_TRACK: '1', CI: '1', ...command.env },
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
  // Others work on this machine too: what takes all its memory would end them as well.
  const maximum = command.bytes ?? totalmem() / 2;
  const memory = watchMemory(child.pid ?? 0, (bytes) => {
    if (bytes > maximum) end(`ended when it held more than ${mebibytes(maximum)} MiB`);
  });
  const release = endWithThisProcess(() => end('interrupted'));
  const ending = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'lost'));
  });
  const milliseconds = performance.now() - begin;
  clearTimeout(limit);
  release();
  const sampled = memory.stop();
  const accounting = readAccounting(report);
  rmSync(folder, { recursive: true });
  const peaks = [sampled, accounting?.peakBytes].filter((bytes) => bytes !== undefined);
  return {
    milliseconds,
    cpuMilliseconds: accounting?.cpuMilliseconds,
    peakBytes: peaks.length === 0 ? undefined : Math.max(...peaks),
    output,
    failure: ended ?? failureOf(ending, output, command.cwd),
  };
}

function failureOf(ending: number | string, output: string, cwd: string): string | undefined {
  return ending === 0 ? undefined : `exit ${ending}: ${errorLine(output, `${cwd}/`)}`;
}

/** A group of its own does not hear of Ctrl-C: what this process started must not outlive it. */
function endWithThisProcess(end: () => void): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    end();
    release();
    // Without a listener the signal does what it does by default.
    process.kill(process.pid, signal);
  };
  const release = (): void => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return release;
}
