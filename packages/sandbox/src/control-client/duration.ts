const units: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

/** A duration such as `3 days`, `1 hour` or `90 minutes`, or a number of milliseconds. */
export type Duration =
  | number
  | `${number} ${'second' | 'minute' | 'hour' | 'day' | 'week'}${'' | 's'}`;

/**
 * @returns milliseconds
 * @throws {TypeError} for an invalid duration
 */
export function parseDuration(duration: Duration): number {
  if (typeof duration === 'number') return duration;
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?) ([a-z]+?)s?$/.exec(duration) ?? [];
  const length = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (count !== undefined && length !== undefined) return Number(count) * length;
  throw new TypeError(
    `"${duration}" is not a duration. Use 3 days, 1 hour or 90 minutes, for example.`,
  );
}
