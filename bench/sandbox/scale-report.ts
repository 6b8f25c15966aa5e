import { medianOf } from '../measure/statistics.ts';
import { markdownTable, mebibytes } from '../measure/table.ts';
import { type Figure, pairFigure } from '../page/figure.ts';
import type { Load } from './load.ts';
import { cpuOf, rateOf, timeOf } from './measure.ts';
import type { Scale } from './scale.ts';

const loadHead = ['request', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs'];

/** Formats the measurements of many tenants and several processes as Markdown. */
export function scaleReport({ tenants, processes }: Scale): string {
  return [
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
  ].join('\n\n');
}

function loadRow(loads: readonly Load[]): string[] {
  return [
    (medianOf(loads, rateOf) ?? 0).toFixed(0),
    (medianOf(loads, ({ latency }) => latency.p50) ?? 0).toFixed(1),
    (medianOf(loads, ({ latency }) => latency.p99) ?? 0).toFixed(1),
    medianOf(loads, cpuOf)?.toFixed(0) ?? '–',
  ];
}

/** Ratios of measurements of the same run, with their goals. */
export function scaleFigures({ tenants, processes }: Scale): Figure[] {
  const [one, many] = [tenants[0], tenants.at(-1)];
  const [alone, two] = processes;
  const cpu = { unit: 'µs', kind: 'cpu' } as const;
  return [
    ...(one && many
      ? (['split', 'balance'] as const).map((name) =>
          pairFigure({
            ...cpu,
            id: `sandbox-tenants-${name}`,
            title: `CPU of a ${name} with ${many.tenants} tenants`,
            own: many.loads[name].map(cpuOf),
            against: `with ${one.tenants}`,
            peer: one.loads[name].map(cpuOf),
            goal: { share: 1.2 },
          }),
        )
      : []),
    // It needs a core for PostgreSQL besides those of the processes.
    ...(alone && two
      ? [
          pairFigure({
            id: 'sandbox-processes',
            title: 'Time of a split of eight tenants with two processes',
            unit: 'µs',
            kind: 'time',
            own: two.loads.map(timeOf),
            against: 'one process',
            peer: alone.loads.map(timeOf),
            goal: { share: 0.67 },
          }),
        ]
      : []),
  ];
}
