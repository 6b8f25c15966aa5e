import { iso31661Alpha3ToAlpha2 } from 'iso-3166/1-a3-to-1-a2.js';
import { fieldAt, type FieldFault } from '../../../kernel/service-error.js';

const countryFields = new Set(['country', 'nationality', 'issuerCountry']);

/** Returns a fault for each country code that is not in ISO 3166-1 alpha-3 (D49). */
export function countryFaults(fields: object, at: string): FieldFault[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]): FieldFault[] => {
    const field = fieldAt(at, name);
    if (typeof value === 'object' && value !== null) return countryFaults(value, field);
    if (!countryFields.has(name) || typeof value !== 'string') return [];
    return Object.hasOwn(iso31661Alpha3ToAlpha2, value) ? [] : [unknownCountry(field, value)];
  });
}

function unknownCountry(field: string, attemptedValue: string): FieldFault {
  const template = 'The value must be an ISO 3166-1 alpha-3 country code.';
  return { field, code: '422.900.004', template, attemptedValue };
}
