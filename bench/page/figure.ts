/** A measurement of ours and of others in the same unit; less is better. */
export interface Figure {
  /** Names the figure in a comparison. */
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  /** What kind of noise it has: sizes have none, wall time has most. */
  readonly kind: FigureKind;
  /** The name of the peer that ours is compared with, one of the bars. */
  readonly against: string;
  readonly bars: readonly Bar[];
}

/** The kind of measurement. */
export type FigureKind = 'size' | 'memory' | 'cpu' | 'time';

/** The value of one contender. */
export interface Bar {
  readonly name: string;
  readonly value: number;
}

/** Our contender. */
export const ours = 'ours';

/** Our value as a share of the peer's; undefined if one is missing. */
export function ratioOf({ bars, against }: Figure): number | undefined {
  const own = bars.find(({ name }) => name === ours)?.value;
  const other = bars.find(({ name }) => name === against)?.value;
  return own === undefined || other === undefined || other === 0 ? undefined : own / other;
}
