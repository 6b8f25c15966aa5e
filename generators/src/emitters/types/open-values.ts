import type { Json } from '../../json.js';
import type { Schema } from '../../model/schema.js';

/** The types of values of which there may be more tomorrow. */
const openTypes = ['string', 'number'] as const;

/** Which of these types the values of an enumeration have. */
export function openTypesOf(values: readonly Json[]): (typeof openTypes)[number][] {
  return openTypes.filter((type) => values.some((value) => typeof value === type));
}

/** Whether more values may come: one alone is a constant, by which things are told apart. */
export function isOpenable(values: Schema['values']): boolean {
  return (values ?? []).filter((value) => openTypesOf([value]).length > 0).length > 1;
}
