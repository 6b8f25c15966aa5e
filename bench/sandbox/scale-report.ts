import { median, medianOf } from '../measure/statistics.ts';
import { markdownTable, mebibytes } from '../measure/table.ts';
import type { Load } from './load.ts';
import { cpuOf, rateOf } from './measure.ts';
import type { Scale } from './scale.ts';

const loadHead = ['request', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs'];

/** Formats the measurements of many tenants, several processes and many splits as Markdown. */
export function scaleReport(scale: Scale): string {
  const { tenants, processes, stored } = scale;
  const parts = [
    '## Many tenants and several processes on PostgreSQL',
    'Medians of all rounds. CPU is that of the sandbox processes, without PostgreSQL.',
    '### One tenant among idle ones, one process',
    markdownTable(
      ['tenants', ...loadHead, 'memory MiB'],
      tenants.flatMap(({ tenants: count, loads, bytes }) =>
        Object.entries(loads).map(([name, each]) => [
          String(count),
          name,
          ...loadRow(each),
          mebibytes(bytes),
        ]),
      ),
    ),
    '### Splits of eight tenants on several processes',
    markdownTable(
      ['processes', ...loadHead],
      processes.map(({ processes: count, loads }) => [String(count), 'split', ...loadRow(loads)]),
    ),
  ];
  if (stored.length > 0) {
    parts.push(
      '### Many stored splits, one process',
      markdownTable(
        ['splits', 'tenants', ...loadHead],
        stored.flatMap(({ splits, tenants: count, loads }) =>
          Object.entries(loads).map(([name, each]) => [
            String(splits),
            String(count),
            name,
            ...loadRow(each),
          ]),
        ),
      ),
    );
  }
  parts.push('### Goals', goals(scale));
  return parts.join('\n\n');
}

function loadRow(loads: readonly Load[]): string[] {
  const microseconds = cpu(loads);
  return [
    (rate(loads) ?? 0).toFixed(0),
    (median(loads.map(({ latency }) => latency.p50)) ?? 0).toFixed(1),
    (median(loads.map(({ latency }) => latency.p99)) ?? 0).toFixed(1),
    microseconds === undefined ? '–' : microseconds.toFixed(0),
  ];
}

/** The CPU time of a request, in microseconds. */
function cpu(loads: readonly Load[]): number | undefined {
  const milliseconds = medianOf(loads, cpuOf);
  return milliseconds === undefined ? undefined : milliseconds * 1000;
}

/** Ratios of measurements of the same run, with their goals. */
function goals(scale: Scale): string {
  const rows = [...tenantGoals(scale), processGoal(scale), ...storedGoals(scale)];
  return markdownTable(['goal', 'ratio', 'goal is', 'met'], rows);
}

function tenantGoals({ tenants }: Scale): string[][] {
  const [one, many] = [tenants[0], tenants.at(-1)];
  if (!one || !many) return [];
  const among = `with ${many.tenants} tenants, against ${one.tenants}`;
  return [
    atMost(`CPU of a split ${among}`, cpu(many.loads.split), cpu(one.loads.split), 1.2),
    atMost(`CPU of a balance ${among}`, cpu(many.loads.balance), cpu(one.loads.balance), 1.2),
    atMost(`memory of a process ${among}`, many.bytes, one.bytes, 1.2),
  ];
}

/** The goal requires a core for PostgreSQL besides those of the processes. */
function processGoal({ processes: [one, two] }: Scale): string[] {
  const value = ratio(rate(two?.loads), rate(one?.loads));
  return row('splits per second, two processes against one', value, '≥ 1.5', (is) => is >= 1.5);
}

function rate(loads: readonly Load[] = []): number | undefined {
  return median(loads.map(rateOf));
}

function storedGoals({ stored: [few, ...rest] }: Scale): string[][] {
  if (!few) return [];
  return rest.flatMap(({ splits, tenants, loads }) =>
    (['list', 'balance'] as const).map((name) => {
      const what = `CPU of a ${name} with ${splits} splits in ${tenants === 1 ? 'one tenant' : `${tenants} tenants`}, against ${few.splits} in one`;
      return atMost(what, cpu(loads[name]), cpu(few.loads[name]), 1.5);
    }),
  );
}

function atMost(
  what: string,
  value: number | undefined,
  base: number | undefined,
  limit: number,
): string[] {
  return row(what, ratio(value, base), `≤ ${limit}`, (measured) => measured <= limit);
}

function row(
  what: string,
  value: number | undefined,
  limit: string,
  isMet: (value: number) => boolean,
): string[] {
  if (value === undefined) return [what, '–', limit, 'not measured'];
  return [what, value.toFixed(2), limit, isMet(value) ? 'yes' : 'NO'];
}

function ratio(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || base === undefined || base === 0 ? undefined : value / base;
}
