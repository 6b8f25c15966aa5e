import { barOf, type Figure } from '../page/figure.ts';
import type { ClientResult, Turn } from './measure.ts';

const against = 'openapi-fetch with a timeout';

/** The figures of `pnpm bench client`; times have a value for each round. */
export function clientFigures(results: readonly ClientResult[]): Figure[] {
  const microseconds = (pick: (turn: Turn) => number) =>
    results.flatMap(({ name, turns }) =>
      barOf(
        name,
        turns.map((turn) => pick(turn) * 1000),
      ),
    );
  return [
    {
      id: 'client-time',
      title: 'A call: wall time',
      unit: 'µs',
      kind: 'time',
      against,
      bars: microseconds(({ milliseconds }) => milliseconds),
      goal: { share: 1.05 },
    },
    {
      id: 'client-cpu',
      title: 'A call: CPU time',
      unit: 'µs',
      kind: 'cpu',
      against,
      bars: microseconds(({ cpuMilliseconds }) => cpuMilliseconds),
      goal: { share: 1.05 },
    },
    {
      id: 'client-size',
      title: 'An app that makes one call',
      unit: 'B',
      kind: 'size',
      against: 'openapi-fetch',
      bars: results.flatMap(({ name, gzip }) => barOf(name, [gzip])),
      goal: { limit: 7000 },
    },
  ];
}
