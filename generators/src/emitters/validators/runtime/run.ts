import { $ZodAsyncError } from 'zod/v4/core';
import { type Context, internalsOf, type Payload } from './internals.js';
import type { AnySchema } from './schema.js';

/**
 * Parses a value with an inner schema.
 * @throws {$ZodAsyncError} if the schema has an asynchronous check
 */
export function run(schema: AnySchema, value: unknown, context: Context): Payload {
  const result = internalsOf(schema).run({ value, issues: [] }, context);
  if (result instanceof Promise) throw new $ZodAsyncError();
  return result;
}

/** Parses the value of a payload with a schema, and stores the result in the payload. */
export function parseInto(payload: Payload, schema: AnySchema, context: Context): void {
  const { value, issues } = run(schema, payload.value, context);
  payload.issues.push(...issues);
  payload.value = value;
}

/** Adds the issues of a property or element to those of the whole value. */
export function addIssues(payload: Payload, key: PropertyKey, issues: Payload['issues']): void {
  for (const issue of issues) payload.issues.push({ ...issue, path: [key, ...(issue.path ?? [])] });
}
