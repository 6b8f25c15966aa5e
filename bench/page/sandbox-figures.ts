import { median, medianOf } from '../measure/statistics.ts';
import { cpuOf, type SizeResult } from '../sandbox/measure.ts';
import type { Results } from '../sandbox/report.ts';
import type { ScenarioName } from '../sandbox/scenarios.ts';
import { type Bar, type Figure, ours } from './figure.ts';

/** The figures of `pnpm bench sandbox`, compared with an empty operation. */
export function sandboxFigures({ stores, startUp }: Results): Figure[] {
  const start: Figure = {
    id: 'sandbox-start',
    title: 'Sandbox: CPU time to start',
    unit: 'ms',
    kind: 'cpu',
    against: 'bare Node',
    bars: [
      ...bar(
        ours,
        medianOf(startUp.sandbox, ({ cpuMilliseconds }) => cpuMilliseconds),
      ),
      ...bar(
        'bare Node',
        medianOf(startUp.bare, ({ cpuMilliseconds }) => cpuMilliseconds),
      ),
    ],
  };
  const loads = stores.flatMap(({ store, sizes }) => {
    const [first, last] = [sizes[0], sizes.at(-1)];
    if (!first || !last) return [];
    const grown = first === last ? [] : (['list', 'balance'] as const);
    return [
      load(`${store}-split`, `Sandbox on ${store}: CPU of a split`, [
        ...bar(ours, cpu(first, 'split')),
        ...bar('an empty response', cpu(first, 'empty')),
      ]),
      ...grown.map((name) =>
        load(`${store}-${name}`, `Sandbox on ${store}: CPU of a ${name} at ${last.splits} splits`, [
          ...bar(ours, cpu(last, name)),
          ...bar(`at ${first.splits} splits`, cpu(first, name)),
        ]),
      ),
    ];
  });
  return [start, ...loads];
}

/** Of two bars the other one is what ours is compared with. */
function load(id: string, title: string, bars: readonly Bar[]): Figure {
  const against = bars.find(({ name }) => name !== ours)?.name ?? 'nothing';
  return { id: `sandbox-${id}`, title, unit: 'µs', kind: 'cpu', against, bars };
}

function bar(name: string, value: number | undefined): Bar[] {
  return value === undefined ? [] : [{ name, value }];
}

/** The CPU time of the server for a request, in microseconds. */
function cpu({ loads }: SizeResult, name: ScenarioName): number | undefined {
  const costs = loads[name].map(cpuOf).filter((cost) => cost !== undefined);
  const middle = median(costs);
  return middle === undefined ? undefined : middle * 1000;
}
