import { median } from '../measure/statistics.ts';

/** A measurement of ours and of others in the same unit; less is better. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  /** What kind of noise it has: sizes have none, wall time has most. */
  readonly kind: 'size' | 'memory' | 'cpu' | 'time';
  /** The name of the peer that ours is compared with, one of the bars. */
  readonly against: string;
  readonly bars: readonly Bar[];
  /** The most that our value may be: a share of the peer's, or a fixed limit. */
  readonly goal?: { readonly share: number } | { readonly limit: number };
}

/** The values of one contender: one, or one per round in the order of the rounds. */
export interface Bar {
  readonly name: string;
  readonly values: readonly number[];
}

/** Our contender. */
export const ours = 'ours';

/** Values by run or round; undefined where a system does not report one. */
type Values = readonly (number | undefined)[];

/** A bar of the defined values; none if there are none. */
export function barOf(name: string, values: Values): Bar[] {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? [] : [{ name, values: known }];
}

/** A figure of two contenders. */
export function pairFigure({
  own,
  peer,
  ...rest
}: Omit<Figure, 'bars'> & { readonly own: Values; readonly peer: Values }): Figure {
  return { ...rest, bars: [...barOf(ours, own), ...barOf(rest.against, peer)] };
}

/** The median of a contender; undefined if it was not measured. */
export function valueOf({ bars }: Figure, contender: string): number | undefined {
  return median(bars.find(({ name }) => name === contender)?.values ?? []);
}

/** Our value as a share of the peer's, or the median of the shares by round; undefined if a value is missing. */
export function ratioOf(figure: Figure): number | undefined {
  const [own = [], other = []] = [ours, figure.against].map(
    (contender) => figure.bars.find(({ name }) => name === contender)?.values ?? [],
  );
  const pairs =
    own.length === other.length
      ? own.map((value, round) => [value, other[round] ?? 0] as const)
      : [[median(own) ?? 0, median(other) ?? 0] as const];
  return median(
    pairs.flatMap(([value, base]) => (value === 0 || base === 0 ? [] : [value / base])),
  );
}

/** True if the goal is met; undefined without a goal or a measurement. */
export function isMet(figure: Figure): boolean | undefined {
  const { goal } = figure;
  if (!goal) return undefined;
  const [value, most] =
    'share' in goal ? [ratioOf(figure), goal.share] : [valueOf(figure, ours), goal.limit];
  return value === undefined ? undefined : value <= most;
}
