import { type Figure, type FigureKind, ratioOf } from './figure.ts';

/** The tolerance of ratios: smaller growth is noise. */
const noise: Readonly<Record<FigureKind, number>> = {
  size: 1.02,
  memory: 1.15,
  cpu: 1.2,
  time: 1.35,
};

/** The recorded share of a peer's value, by the id of the figure. */
export type Ratios = Readonly<Record<string, number>>;

/** A figure before and after. */
export interface Comparison {
  readonly figure: Figure;
  /** Undefined if it was not measured before. */
  readonly before: number | undefined;
  readonly now: number;
  /** True if it grew by more than noise. */
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

/** Compares ratios instead of absolute values, so that the machine has no effect. */
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
