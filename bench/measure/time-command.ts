import { existsSync, readFileSync } from 'node:fs';

/** GNU time, which knows the peak of memory and the CPU time of what it ran. */
const gnuTime = '/usr/bin/time';

/** What GNU time said of a run. */
export interface Accounting {
  readonly cpuMilliseconds: number;
  /** The peak of the largest single process. */
  readonly peakBytes: number;
}

/** A command with GNU time before it, where this machine has that. */
export function withAccounting(
  command: readonly string[],
  report: string,
  isThere: (file: string) => boolean = existsSync,
): readonly string[] {
  if (process.platform !== 'linux' || !isThere(gnuTime)) return command;
  return [gnuTime, '-f', '%U %S %M', '-o', report, ...command];
}

/** Reads what GNU time wrote; undefined where it wrote nothing. */
export function readAccounting(report: string): Accounting | undefined {
  return existsSync(report) ? parseAccounting(readFileSync(report, 'utf8')) : undefined;
}

/** The numbers in GNU time's report; a line about the exit code may stand before them. */
export function parseAccounting(text: string): Accounting | undefined {
  const match = /^([\d.]+) ([\d.]+) (\d+)$/.exec(text.trim().split('\n').at(-1) ?? '');
  if (!match) return undefined;
  const [user, system, kilobytes] = match.slice(1).map(Number);
  return {
    cpuMilliseconds: ((user ?? 0) + (system ?? 0)) * 1000,
    peakBytes: (kilobytes ?? 0) * 1024,
  };
}
