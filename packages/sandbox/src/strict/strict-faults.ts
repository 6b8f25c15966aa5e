import { transferCurrencyValues } from '@seller-funds/contract/vocabulary/shared';
import { fieldAt, type FieldFault } from '../kernel/service-error.js';
import {
  type BodySchemas,
  type FlatSchemas,
  type Schema,
  schemasOfItems,
  schemasOfMember,
} from './body-schemas.js';

/** The currencies that strict mode accepts (D58). */
const currencies = new Set<string>([...transferCurrencyValues, 'BHD']);

/** The first characters of a PDF, PNG or JPG file in Base64 (D19). */
const fileBeginnings = ['JVBERi', 'iVBORw0KGg', '/9j/'];

/**
 * Returns the faults that only strict mode reports: fields that the document does not define (D12), files
 * that are not a PDF, PNG or JPG (D19) and currencies that are not listed (D58).
 * @param schemas the schemas of the value in the document
 * @param at the path of the value
 */
export function findStrictFaults(
  bodies: BodySchemas,
  value: unknown,
  schemas: readonly Schema[],
  at = '',
): FieldFault[] {
  const flat = bodies.flatten(schemas);
  if (typeof value === 'string') return textFaults(value, flat, at);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const items = schemasOfItems(flat);
    return value.flatMap((one, index) => findStrictFaults(bodies, one, items, `${at}[${index}]`));
  }
  const isOpen = flat.some(
    ({ schema }) =>
      schema.additionalProperties !== undefined && schema.additionalProperties !== false,
  );
  const isDescribed = flat.some(({ schema }) => schema.properties !== undefined);
  if (isOpen || !isDescribed) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const field = fieldAt(at, name);
    const known = schemasOfMember(flat, name);
    // The response of a processor is Base64 too, but not a file.
    const isAnswer = flat.some(({ name: owner }) => owner === 'v1.PspResponse');
    if (known.length > 0) return isAnswer ? [] : findStrictFaults(bodies, one, known, field);
    return [{ field, code: '422.900.005', template: 'The field is not known.' }];
  });
}

function textFaults(value: string, flat: FlatSchemas, field: string): FieldFault[] {
  const isFile = flat.some(({ schema }) => schema.contentEncoding === 'base64');
  if (isFile && !fileBeginnings.some((beginning) => value.startsWith(beginning))) {
    const template = 'The file must be a PDF, PNG or JPG.';
    return [{ field, code: '422.900.004', template }];
  }
  const isCurrency = flat.some(({ name }) => name === 'Currency');
  if (!isCurrency || currencies.has(value)) return [];
  const params = { values: [...currencies].join(', ') };
  const template = 'The value must be one of {values}.';
  return [{ field, code: '422.900.005', template, params, attemptedValue: value }];
}
