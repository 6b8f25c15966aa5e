// Setup file of `pnpm bench tests`: adds the CPU time of each test file to its metadata.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { afterAll } from 'vitest';
import type { FileMeta } from './times-reporter.ts';

/** Clock ticks of /proc/PID/stat are 10 ms on Linux (proc(5), USER_HZ). */
const tick = 10;

/**
 * Returns the CPU time so far in milliseconds: of this thread, or of this process and its children that have ended.
 * Undefined if the platform does not report it.
 */
function cpuTime(): number | undefined {
  if (!isMainThread) {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  }
  try {
    // Fields 14 to 17 are utime, stime, cutime and cstime; the second field, the name, may contain spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * tick, 0);
  } catch {
    return undefined;
  }
}

const start = cpuTime();
// Vitest parses the first parameter: it must be a destructured object.
// oxlint-disable-next-line no-empty-pattern
afterAll(({}, suite) => {
  const end = cpuTime();
  const meta = suite.file.meta as FileMeta;
  if (start !== undefined && end !== undefined) meta.cpuMilliseconds = end - start;
});
