import { type Figure, pairFigure } from '../page/figure.ts';
import { cpuOf, type StoreLoads, timeOf } from './measure.ts';
import type { StoreName } from './options.ts';
import type { StartUp } from './start-up.ts';

/** The measurements of a storage. */
export interface StoreResult {
  readonly store: StoreName;
  readonly loads: StoreLoads;
}

/** The figures of the start of the installed sandbox. */
export function startFigures({ sandbox, bare }: StartUp): Figure[] {
  return [
    pairFigure({
      id: 'sandbox-start',
      title: 'Sandbox: CPU time to start',
      unit: 'ms',
      kind: 'cpu',
      own: sandbox.map(({ cpuMilliseconds }) => cpuMilliseconds),
      against: 'bare Node',
      peer: bare.map(({ cpuMilliseconds }) => cpuMilliseconds),
      goal: { limit: 300 },
    }),
    pairFigure({
      id: 'sandbox-start-memory',
      title: 'Sandbox: memory once it listens',
      unit: 'MiB',
      kind: 'memory',
      own: sandbox.map(({ bytes }) => bytes && bytes / 2 ** 20),
      against: 'bare Node',
      peer: bare.map(({ bytes }) => bytes && bytes / 2 ** 20),
      goal: { limit: 150 },
    }),
  ];
}

/** The figures of requests to a storage, by round: against the endpoint of a split that is written by hand. */
export function storeFigures({ store, loads }: StoreResult): Figure[] {
  const cpu = { kind: 'cpu', unit: 'µs', against: 'a split by hand' } as const;
  return [
    pairFigure({
      ...cpu,
      id: `sandbox-${store}-split-time`,
      title: `Sandbox on ${store}: time of a split, with all clients`,
      kind: 'time',
      own: loads.split.map(timeOf),
      peer: loads.byHand.map(timeOf),
    }),
    ...(['split', 'payout', 'list', 'balance'] as const).map((name) =>
      pairFigure({
        ...cpu,
        id: `sandbox-${store}-${name}`,
        title: `Sandbox on ${store}: CPU of a ${name}`,
        own: loads[name].map(cpuOf),
        peer: loads.byHand.map(cpuOf),
        ...(name === 'split' && { goal: { share: store === 'sqlite' ? 3 : 2 } }),
      }),
    ),
  ];
}
