// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as z from 'zod';
import { adopt, canonical, type Check, fits, report } from './check.js';

/** The value must equal one of these JSON values. */
export function equals(...values: readonly unknown[]): Check {
  const allowed = new Set(values.map(canonical));
  return (payload) => {
    if (allowed.has(canonical(payload.value))) return;
    report(payload, 'the value is not one of those allowed');
  };
}

/** The value must not fit the schema. */
export function not(schema: z.ZodType): Check {
  return (payload) => {
    if (fits(schema, payload.value)) report(payload, 'the value is excluded');
  };
}

/** The value must fit at least one of the schemas. */
export function matchesAny(...schemas: readonly z.ZodType[]): Check {
  return (payload) => {
    if (schemas.some((schema) => fits(schema, payload.value))) return;
    report(payload, 'the value fits none of the alternatives');
  };
}

/** The value must fit exactly one of the schemas. */
export function matchesOne(...schemas: readonly z.ZodType[]): Check {
  return (payload) => {
    const count = schemas.filter((schema) => fits(schema, payload.value)).length;
    if (count === 0) report(payload, 'the value fits none of the alternatives');
    if (count > 1) report(payload, 'the value fits more than one of the alternatives');
  };
}

/** Where the value fits the first schema it must fit the second, otherwise the third. */
export function when(
  condition: z.ZodType,
  then: z.ZodType | undefined,
  otherwise?: z.ZodType,
): Check {
  return (payload) => {
    const schema = fits(condition, payload.value) ? then : otherwise;
    if (schema) adopt(payload, schema);
  };
}

/**
 * A schema for one side of an intersection that refuses a property which it does not know, also
 * where the other side knows it: zod itself would let it pass.
 */
export function exactly<T extends z.ZodType>(schema: T): z.ZodPipe<z.ZodUnknown, T> {
  return z
    .unknown()
    .check((payload) => adopt(payload, schema))
    .pipe(schema);
}
