import { median, medianOf } from '../measure/statistics.ts';
import { markdownTable, mebibytes } from '../measure/table.ts';
import { againstEmpty, cpuOf, rateOf, type SizeResult } from './measure.ts';
import type { StoreName } from './options.ts';
import { scaleReport } from './scale-report.ts';
import type { Scale } from './scale.ts';
import type { ScenarioName } from './scenarios.ts';
import type { Start, StartUp } from './start-up.ts';

/** All measurements. */
export interface Results {
  readonly stores: readonly { readonly store: StoreName; readonly sizes: readonly SizeResult[] }[];
  readonly startUp: StartUp;
  /** Undefined if skipped. */
  readonly scale?: Scale;
}

const leastSplitRate = 0.5;
const mostGrowth = 1.5;
const mostStartUpMs = 300;
const mostBytes = 150 * 2 ** 20;

const head = ['store', 'splits', 'asked for', 'requests/s', 'of empty', 'CPU µs', 'CPU × empty'];

const key = [
  'Medians of all rounds. `empty` is an operation of the same server that only authenticates and returns an',
  'empty list; ratios compare with it in the same round, so that they hardly depend on the load of the machine.',
  'A split has five items for five accounts and is on disk before the response; a payout is a request',
  'that is due tomorrow; a list page has 20 splits. CPU is that of the sandbox process, without PostgreSQL.',
].join('\n');

/** Formats all measurements as Markdown. */
export function report(results: Results, conditions: string): string {
  const rows = results.stores.flatMap(({ store, sizes }) =>
    sizes.flatMap((size) => rowsOf(store, size)),
  );
  const parts = ['# `pnpm bench sandbox`', conditions, key, markdownTable(head, rows)];
  return `${[...parts, memoryOf(results), goalTable(results), ...scaleOf(results)].join('\n\n')}\n`;
}

function scaleOf({ scale }: Results): string[] {
  return scale ? [scaleReport(scale)] : [];
}

const names: readonly ScenarioName[] = ['empty', 'split', 'payout', 'list', 'balance'];

function rowsOf(store: StoreName, size: SizeResult): string[][] {
  return names.map((name) => {
    const cpu = medianOf(size.loads[name], cpuOf);
    return [
      store,
      String(size.splits),
      name,
      (median(size.loads[name].map(rateOf)) ?? 0).toFixed(0),
      number(againstEmpty(size, name, rateOf), 3),
      cpu === undefined ? '–' : (cpu * 1000).toFixed(0),
      number(againstEmpty(size, name, cpuOf), 1),
    ];
  });
}

function memoryOf({ stores, startUp }: Results): string {
  const peaks = stores.map(
    ({ store, sizes }) => `${store} ${mebibytes(sizes.at(-1)?.peakBytes)} MiB`,
  );
  return `Memory: ${mebibytes(medianOf(startUp.sandbox, ({ bytes }) => bytes))} MiB once it listens; peak under all of this load: ${peaks.join(', ')}.`;
}

/** The goals of the sandbox, and whether they are met. */
export function goalTable({ stores, startUp }: Results): string {
  const rows: string[][] = [];
  for (const { store, sizes } of stores) {
    const [first, last] = [sizes[0], sizes.at(-1)];
    if (!first || !last) continue;
    const rate = againstEmpty(first, 'split', rateOf);
    rows.push(goal(`${store}: durable splits, of empty`, rate, '≥', leastSplitRate, 3));
    for (const name of sizes.length > 1 ? (['list', 'balance'] as const) : []) {
      const what = `${store}: ${name} at ${last.splits}, against ${first.splits} splits`;
      rows.push(goal(what, growth(first, last, name), '≤', mostGrowth, 2));
    }
  }
  const time = over(startUp, ({ milliseconds }) => milliseconds);
  rows.push(goal('start-up over a bare Node, ms', time, '≤', mostStartUpMs, 0));
  const cpu = over(startUp, ({ cpuMilliseconds }) => cpuMilliseconds);
  rows.push(goal('the same in CPU time, ms', cpu, '≤', mostStartUpMs, 0));
  const bytes = medianOf(startUp.sandbox, (one) => one.bytes);
  rows.push(goal('memory once it listens, bytes', bytes, '≤', mostBytes, 0));
  return markdownTable(['goal', 'measured', 'goal is', 'met'], rows);
}

/** The ratio of the CPU time of a request at the last and the first size. */
function growth(first: SizeResult, last: SizeResult, name: ScenarioName): number | undefined {
  const [before, after] = [medianOf(first.loads[name], cpuOf), medianOf(last.loads[name], cpuOf)];
  return before === undefined || after === undefined ? undefined : after / before;
}

function over(
  { sandbox, bare }: StartUp,
  pick: (start: Start) => number | undefined,
): number | undefined {
  const [own, node] = [medianOf(sandbox, pick), medianOf(bare, pick)];
  return own === undefined || node === undefined ? undefined : own - node;
}

function goal(
  what: string,
  value: number | undefined,
  sign: '≤' | '≥',
  limit: number,
  digits: number,
): string[] {
  const isMet = value !== undefined && (sign === '≤' ? value <= limit : value >= limit);
  const verdict = value === undefined ? 'not measured' : isMet ? 'yes' : 'NO';
  return [what, number(value, digits), `${sign} ${limit}`, verdict];
}

function number(value: number | undefined, digits: number): string {
  return value === undefined ? '–' : value.toFixed(digits);
}
