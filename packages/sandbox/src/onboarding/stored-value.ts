import { iso31661 } from 'iso-3166/1.js';
import type { Field } from './field.js';

/** The text that a field shows of what is stored; empty where nothing is, or nothing is shown. */
export function shownText({ kind, name }: Field, stored: object): string {
  const value = storedValue(name, stored);
  if (kind === 'file' || kind === 'secret') return '';
  if (kind === 'amount' && typeof value === 'number') return (value / 100).toFixed(2);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether anything is stored for a field. */
export function isStored({ name }: Field, stored: object): boolean {
  return (storedValue(name, stored) ?? undefined) !== undefined;
}

/** What is stored for the field with a name; undefined where nothing is. */
export function storedValue(name: string, stored: object): unknown {
  let value: unknown = stored;
  for (const key of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** All countries by their codes of three letters, in the order of their names. */
export const countries: readonly (readonly [code: string, name: string])[] = iso31661
  .map(({ alpha3, name }) => [alpha3, name] as const)
  .toSorted(([, left], [, right]) => left.localeCompare(right, 'en'));
