/** The median of numbers; undefined if there are none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** The smallest number that at least a share (above 0, at most 1) of them does not exceed; NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** The median of the defined values. */
export function medianOf<T>(
  items: readonly T[],
  pick: (item: T) => number | undefined,
): number | undefined {
  return median(items.map(pick).filter((value) => value !== undefined));
}
