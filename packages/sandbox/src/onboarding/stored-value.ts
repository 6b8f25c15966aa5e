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

export function isStored({ name }: Pick<Field, 'name'>, stored: object): boolean {
  return (storedValue(name, stored) ?? undefined) !== undefined;
}

export function storedValue(name: string, stored: object): unknown {
  return valueAt(stored, pathSteps(name));
}

const common = new Intl.DisplayNames('en', { type: 'region' });

/** All countries with their ISO 3166-1 alpha-3 codes, by the names that people type, sorted. */
export const countries: readonly (readonly [code: string, name: string])[] = iso31661
  .map(({ alpha2, alpha3, name }) => [alpha3, common.of(alpha2) ?? name] as const)
  .toSorted(([, left], [, right]) => left.localeCompare(right, 'en'));
