import { isObject, type JsonObject, resolvePointer } from '../json.js';
import type { Contract, Operation } from '../model/contract.js';
import type { Finding } from './finding.js';

/** The highest level of a change that was announced, with the reason. */
export interface Announcement {
  readonly most: 'compatible' | 'risky';
  readonly why: string;
}

/** The announcement of a removal: the element was deprecated with an `x-sunset` before `today` (`2026-11-28`). */
export function sunsetOf(
  { before: pointer, after }: Finding,
  { document }: Contract,
  today: string,
): Announcement | undefined {
  if (pointer === undefined || after !== undefined) return undefined;
  // A parameter is reported at its schema.
  const element = [pointer, pointer.replace(/\/schema$/, '')]
    .map((place) => objectAt(document, place))
    .find((found) => found?.['deprecated'] === true);
  const sunset = element?.['x-sunset'];
  if (typeof sunset !== 'string' || !(sunset.slice(0, 10) <= today)) return undefined;
  return {
    most: 'compatible',
    why: `It was deprecated, and its sunset date ${sunset} has passed.`,
  };
}

/** Returns the announcement that an operation may change: its `x-stability-level` is `draft` or `alpha`. */
export function instabilityOf(
  { pointer }: Operation,
  { document }: Contract,
): Announcement | undefined {
  const level = objectAt(document, pointer)?.['x-stability-level'];
  if (level !== 'draft' && level !== 'alpha') return undefined;
  return { most: 'risky', why: `The operation was not stable: its x-stability-level is ${level}.` };
}

function objectAt(document: JsonObject, pointer: string): JsonObject | undefined {
  const found = resolvePointer(document, pointer);
  return isObject(found) ? found : undefined;
}
