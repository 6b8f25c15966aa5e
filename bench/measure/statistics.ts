/** The middle of some numbers; undefined where there are none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** The median of what is known. */
export function medianOf<T>(
  items: readonly T[],
  pick: (item: T) => number | undefined,
): number | undefined {
  return median(items.map(pick).filter((value) => value !== undefined));
}

/** By how much the median may exceed the fastest run before the machine counts as busy. */
const tolerance = 1.15;

/**
 * Whether something else seems to have slowed the runs down: a quiet machine repeats itself, a busy
 * one only ever adds. One run tells nothing.
 */
export function isDisturbed(milliseconds: readonly number[]): boolean {
  const middle = median(milliseconds);
  return middle !== undefined && middle > tolerance * Math.min(...milliseconds);
}
