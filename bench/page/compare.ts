import { type Figure, type FigureKind, ratioOf } from './figure.ts';

/** By how much a ratio may grow before that is more than noise on a machine that others use too. */
const noise: Readonly<Record<FigureKind, number>> = {
  size: 1.02,
  memory: 1.15,
  cpu: 1.2,
  time: 1.35,
};

/** Our share of a peer's value by the id of the figure, as it was measured once. */
export type Ratios = Readonly<Record<string, number>>;

/** One figure, as it was and as it is. */
export interface Comparison {
  readonly figure: Figure;
  /** Undefined where it was not measured then. */
  readonly before: number | undefined;
  readonly now: number;
  /** Whether it grew by more than noise. */
  readonly slower: boolean;
}

/** The ratios of figures; those without a peer's value are left out. */
export function ratiosOf(figures: readonly Figure[]): Ratios {
  const found = figures.flatMap((figure): [string, number][] => {
    const ratio = ratioOf(figure);
    return ratio === undefined ? [] : [[figure.id, Number(ratio.toFixed(4))]];
  });
  return Object.fromEntries(found);
}

/** Compares ratios, never absolute values: another machine is as much faster for the peers. */
export function compareFigures(figures: readonly Figure[], before: Ratios): Comparison[] {
  return figures.flatMap((figure) => {
    const now = ratioOf(figure);
    if (now === undefined) return [];
    const old = before[figure.id];
    return [
      { figure, before: old, now, slower: old !== undefined && now > old * noise[figure.kind] },
    ];
  });
}
