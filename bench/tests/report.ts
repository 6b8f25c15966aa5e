import { markdownTable, seconds } from '../measure/table.ts';
import type { FileTimes, SuiteTimes } from './times-reporter.ts';

/** A run of the whole suite. Times are in milliseconds. */
export interface SuiteRun extends SuiteTimes {
  /** When it ran, as `2026-11-22`. */
  readonly date: string;
  /** The machine, and its load. */
  readonly conditions: string;
  readonly wall: number;
  /** CPU time of all processes of the machine, also of those that are not of the suite. */
  readonly cpu: number;
}

/** The number of files to list. */
const shown = 30;

/** Returns the page bench/TESTS.md: the time of the test suite by folder and file. */
export function testsPage({ date, conditions, wall, cpu, files, counts }: SuiteRun): string {
  const all = total(files);
  const share = (milliseconds: number): string => `${((100 * milliseconds) / all).toFixed(1)} %`;
  const names = [...new Set(files.map(({ file }) => folderOf(file)))];
  const folders = names
    .map((folder) => ({ folder, of: files.filter(({ file }) => folderOf(file) === folder) }))
    .map(({ folder, of }) => ({ folder, of, time: total(of) }))
    .toSorted((a, b) => b.time - a.time);
  const slowest = files.toSorted((a, b) => total([b]) - total([a])).slice(0, shown);
  const tests = Object.entries(counts)
    .map(([state, count]) => `${count} ${state}`)
    .join(', ');
  return `# Time of the test suite

Written by \`pnpm bench tests\` on ${date}; do not edit. Times of files are in seconds, summed over all workers.

${conditions}

${tests} in ${files.length} files; ${minutes(wall)} minutes in total, ${minutes(cpu)} minutes of CPU in all
processes of the machine.

## By folder

${markdownTable(
  ['Folder', 'Files', 'Seconds', 'Share', 'CPU'],
  folders.map(({ folder, of, time }) => [
    folder,
    String(of.length),
    seconds(time),
    share(time),
    cpuOf(of),
  ]),
)}

## The slowest ${slowest.length} files

Loading is the start of the worker and the imports of the file: workers are shared, so the first file that imports a module
loads it for the others. CPU is that of the tests and of the processes that they waited for, in seconds; browsers and other
processes that outlive a file are not in it.

${markdownTable(
  ['File', 'Seconds', 'Share', 'CPU', 'Loading', 'Slowest test', 'Its name'],
  slowest.map((each) => [
    each.file,
    seconds(total([each])),
    share(total([each])),
    cpuOf([each]),
    seconds(each.load),
    seconds(each.slowest.milliseconds),
    nameOf(each),
  ]),
)}
`;
}

function total(files: readonly FileTimes[]): number {
  return files.reduce((sum, { load, tests }) => sum + load + tests, 0);
}

/** The CPU time of files in seconds; `–` if the platform does not report it. */
function cpuOf(files: readonly FileTimes[]): string {
  const times = files.flatMap(({ cpu }) => cpu ?? []);
  return times.length === 0 ? '–' : seconds(times.reduce((sum, cpu) => sum + cpu, 0));
}

/** Formats milliseconds as minutes and seconds. */
function minutes(milliseconds: number): string {
  const whole = Math.floor(milliseconds / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function nameOf({ slowest }: FileTimes): string {
  return slowest.name.length > 60 ? `${slowest.name.slice(0, 59)}…` : slowest.name;
}

/** The first two levels of a path, such as `test/docs` or `packages/sandbox`. */
function folderOf(file: string): string {
  const parts = file.split('/');
  return parts.slice(0, Math.min(2, parts.length - 1)).join('/');
}
