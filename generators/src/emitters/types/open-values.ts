import type { Json } from '../../json.js';
import type { Schema } from '../../model/schema.js';

const openTypes = ['string', 'number'] as const;

export function openTypesOf(values: readonly Json[]): (typeof openTypes)[number][] {
  return openTypes.filter((type) => values.some((value) => typeof value === type));
}

/** True if an enum may be extended; a single value is a constant. */
export function isOpenable(values: Schema['values']): boolean {
  return (values ?? []).filter((value) => openTypesOf([value]).length > 0).length > 1;
}
