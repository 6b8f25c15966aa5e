import {
  isObject,
  member,
  members,
  pathText,
  same,
  text,
  type JsonObject,
  type Path,
} from './json.js';

/** The expected and the actual value, each as one sentence. */
export interface DescribedDifference {
  readonly expected: string;
  readonly actual: string;
}

/** Longer values are cut, in characters. */
const longestValue = 160;
/** Numbers in this range are shown as timestamps (ms since 1970), unless their name is that of an amount. */
const moments = { least: Date.UTC(2000, 0), most: Date.UTC(2100, 0) } as const;
/** Minor units per unit, for currencies where it is not 100. */
const minorUnits: Readonly<Record<string, number>> = { JPY: 1, BHD: 1000 };

/**
 * Describes the first member in which two values differ. Timestamps are formatted, and amounts are shown
 * in the currency of the object around them.
 * @param subject names the whole value, such as `the split`
 */
export function describeDifference(
  actual: unknown,
  expected: unknown,
  subject: string,
): DescribedDifference {
  const differences = differencesIn(actual, expected, [], { subject });
  const [first] = differences;
  if (!first)
    return { expected: `${subject} is ${show(expected, subject)}`, actual: 'it is the same' };
  const name = first.path.length === 0 ? subject : `${pathText(first.path)} of ${subject}`;
  const others = differences.length - 1;
  const more =
    others === 0 ? '' : `; ${others} more ${others === 1 ? 'member differs' : 'members differ'}`;
  const { currency } = first;
  const key = text(first.path.at(-1)) ?? subject;
  return {
    expected: `${name} is ${show(first.expected, key, currency)}`,
    actual: `it is ${show(first.actual, key, currency)}${more}`,
  };
}

interface Difference {
  readonly path: Path;
  readonly actual: unknown;
  readonly expected: unknown;
  readonly currency: string | undefined;
}

interface Around {
  readonly subject: string;
  readonly currency?: string | undefined;
}

function differencesIn(
  actual: unknown,
  expected: unknown,
  path: Path,
  around: Around,
): Difference[] {
  if (same(actual, expected)) return [];
  if (isObject(actual) && isObject(expected)) return inMembers(actual, expected, path, around);
  const isLong = Array.isArray(expected) && (expected.some(isNested) || !isShort(expected));
  if (isLong && Array.isArray(actual) && actual.length === expected.length) {
    return expected.flatMap((each: unknown, index) =>
      differencesIn(actual[index], each, [...path, index], around),
    );
  }
  return [{ path, actual, expected, currency: around.currency }];
}

function isShort(value: unknown): boolean {
  return JSON.stringify(value).length <= longestValue;
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function inMembers(
  actual: JsonObject,
  expected: JsonObject,
  path: Path,
  around: Around,
): Difference[] {
  const currency = text(expected['currency']) ?? text(actual['currency']) ?? around.currency;
  const names = new Set([...members(expected), ...members(actual)].map(([name]) => name));
  return [...names].flatMap((name) =>
    differencesIn(member(actual, name), member(expected, name), [...path, name], {
      ...around,
      currency,
    }),
  );
}

function show(value: unknown, name: string, currency?: string): string {
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value);
  if (isAmount(value, name)) return `${json}${moneyText(Number(value), currency)}`;
  if (typeof value === 'number' && value >= moments.least && value < moments.most) {
    return new Date(value).toISOString();
  }
  if (isShort(value)) return json;
  const size = Array.isArray(value) ? `a list of ${value.length}: ` : '';
  return `${size}${json.slice(0, longestValue)}…`;
}

function isAmount(value: unknown, name: string): boolean {
  const isWhole = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
  return isWhole && /(?:amount|balance)s?$/i.test(name);
}

function moneyText(minor: number, currency: string | undefined): string {
  if (currency === undefined) return ' in minor units';
  const units = minorUnits[currency] ?? 100;
  return ` (${(minor / units).toFixed(String(units).length - 1)} ${currency})`;
}
