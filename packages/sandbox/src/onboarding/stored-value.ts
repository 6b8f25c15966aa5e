import { iso31661 } from 'iso-3166/1.js';
import { pathSteps, valueAt } from '../kernel/value-at.js';
import type { Field } from './field.js';

/** Returns the text of the stored value of a field; empty if there is no value, and for files and secrets. */
export function fieldText({ kind, name }: Field, stored: object): string {
  const value = storedValue(name, stored);
  if (kind === 'file' || kind === 'secret') return '';
  if (kind === 'amount' && typeof value === 'number') return (value / 100).toFixed(2);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function isStored({ name }: Field, stored: object): boolean {
  return (storedValue(name, stored) ?? undefined) !== undefined;
}

export function storedValue(name: string, stored: object): unknown {
  return valueAt(stored, pathSteps(name));
}

/** All countries with their ISO 3166-1 alpha-3 codes, sorted by name. */
export const countries: readonly (readonly [code: string, name: string])[] = iso31661
  .map(({ alpha3, name }) => [alpha3, name] as const)
  .toSorted(([, left], [, right]) => left.localeCompare(right, 'en'));
