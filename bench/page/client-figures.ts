import type { ClientResult, Turn } from '../client/measure.ts';
import { median } from '../measure/statistics.ts';
import type { Figure } from './figure.ts';

const rival = 'openapi-fetch';

/** The figures of `pnpm bench client`. */
export function clientFigures(results: readonly ClientResult[]): Figure[] {
  const figure = (
    id: string,
    title: string,
    rest: Pick<Figure, 'unit' | 'kind'>,
    pick: (result: ClientResult) => number | undefined,
  ): Figure => ({
    id: `client-${id}`,
    title,
    against: rival,
    bars: results.flatMap((result) => {
      const value = pick(result);
      return value === undefined ? [] : [{ name: result.name, value }];
    }),
    ...rest,
  });
  return [
    figure(
      'time',
      'A call: wall time',
      { unit: 'µs', kind: 'time' },
      turns(({ milliseconds }) => milliseconds),
    ),
    figure(
      'cpu',
      'A call: CPU time',
      { unit: 'µs', kind: 'cpu' },
      turns(({ cpuMilliseconds }) => cpuMilliseconds),
    ),
    figure('size', 'An app that makes one call', { unit: 'B', kind: 'size' }, ({ gzip }) => gzip),
  ];
}

/** The median over all turns, in microseconds. */
function turns(pick: (turn: Turn) => number): (result: ClientResult) => number | undefined {
  return (result) => median(result.turns.map((turn) => pick(turn) * 1000));
}
