import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** GNU time, which reports peak memory and CPU time of a command. */
const gnuTime = '/usr/bin/time';

/** The maximum length of the output; only the end is kept. */
const maximumOutput = 4_000_000;

/** Runs a process and measures wall time, CPU time and memory. */
export async function runMeasured(command: Command): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const report = join(folder, 'time');
  const timed = process.platform === 'linux' && existsSync(gnuTime);
  const prefix = timed ? [gnuTime, '-f', '%U %S %M', '-o', report] : [];
  const [file = '', ...args] = [...prefix, process.execPath, ...command.args];
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
  // The group does not receive Ctrl-C. Without the listener the signal has its default effect.
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = (signal: NodeJS.Signals): void => {
    end('interrupted');
    rmSync(folder, { recursive: true, force: true });
    for (const each of signals) process.off(each, stop);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, stop);
  const ending = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'lost'));
  });
  const milliseconds = performance.now() - begin;
  clearTimeout(limit);
  for (const signal of signals) process.off(signal, stop);
  const accounting = readAccounting(report);
  rmSync(folder, { recursive: true, force: true });
  return {
    milliseconds,
    ...accounting,
    output,
    failure: ended ?? (ending === 0 ? undefined : `exit ${ending}: ${errorLine(output)}`),
  };
}

function readAccounting(report: string): Pick<Run, 'cpuMilliseconds' | 'peakBytes'> {
  const text = existsSync(report) ? readFileSync(report, 'utf8').trim() : '';
  // A line about the exit code may stand before the numbers.
  const [, user, system, kilobytes] = /(?:^|\n)([\d.]+) ([\d.]+) (\d+)$/.exec(text) ?? [];
  if (user === undefined) return { cpuMilliseconds: undefined, peakBytes: undefined };
  const cpuMilliseconds = (Number(user) + Number(system)) * 1000;
  return { cpuMilliseconds, peakBytes: Number(kilobytes) * 1024 };
}

/** The line in the output of a tool that says why it failed: a crash of the runtime, an error, or the last one. */
export function errorLine(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const signs = [
    /FATAL ERROR|heap out of memory/,
    /Error(?: \[\w+\])?: /,
    /[✖✘❌]|\berror\b|cannot/i,
    /^(?!at |Node\.js v)./,
  ];
  const found = signs.flatMap((sign) => lines.findLast((line) => sign.test(line)) ?? [])[0];
  return found?.slice(0, 160) ?? 'no message';
}
