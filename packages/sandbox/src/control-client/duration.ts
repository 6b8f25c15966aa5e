const units: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

/** A length of time in words, such as `3 days`, `1 hour`, `90 minutes`; or in milliseconds. */
export type Duration =
  | number
  | `${number} ${'second' | 'minute' | 'hour' | 'day' | 'week'}${'' | 's'}`;

/**
 * Reads a length of time.
 * @returns milliseconds
 * @throws {TypeError} for what is none
 */
export function parseDuration(duration: Duration): number {
  if (typeof duration === 'number') return duration;
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?) ([a-z]+?)s?$/.exec(duration) ?? [];
  const length = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (count !== undefined && length !== undefined) return Number(count) * length;
  throw new TypeError(`"${duration}" is no length of time; write 3 days, 1 hour, 90 minutes.`);
}
