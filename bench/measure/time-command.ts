import { existsSync, readFileSync } from 'node:fs';

/** GNU time, which reports peak memory and CPU time of a command. */
const gnuTime = '/usr/bin/time';

/** The report of GNU time for a run. */
export interface Accounting {
  readonly cpuMilliseconds: number;
  /** The peak of the largest single process. */
  readonly peakBytes: number;
}

/** Prefixes a command with GNU time, if it is installed. */
export function withAccounting(
  command: readonly string[],
  report: string,
  isThere: (file: string) => boolean = existsSync,
): readonly string[] {
  if (process.platform !== 'linux' || !isThere(gnuTime)) return command;
  return [gnuTime, '-f', '%U %S %M', '-o', report, ...command];
}

/** Reads the report of GNU time; undefined if there is none. */
export function readAccounting(report: string): Accounting | undefined {
  return existsSync(report) ? parseAccounting(readFileSync(report, 'utf8')) : undefined;
}

/** Parses the report of GNU time, which may begin with a line about the exit code. */
export function parseAccounting(text: string): Accounting | undefined {
  const match = /^([\d.]+) ([\d.]+) (\d+)$/.exec(text.trim().split('\n').at(-1) ?? '');
  if (!match) return undefined;
  const [user, system, kilobytes] = match.slice(1).map(Number);
  return {
    cpuMilliseconds: ((user ?? 0) + (system ?? 0)) * 1000,
    peakBytes: (kilobytes ?? 0) * 1024,
  };
}
