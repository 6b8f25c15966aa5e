import { $ZodAsyncError } from 'zod/v4/core';
import { type Context, internalsOf, type Payload } from './internals.js';
import type { AnySchema } from './schema.js';

/**
 * Parses a value with a schema that stands inside another one.
 * @throws {$ZodAsyncError} where a check was added that returns a promise
 */
export function run(schema: AnySchema, value: unknown, context: Context): Payload {
  const result = internalsOf(schema).run({ value, issues: [] }, context);
  if (result instanceof Promise) throw new $ZodAsyncError();
  return result;
}

/** Has a schema parse the value of a payload, and leaves there what came of it. */
export function parseInto(payload: Payload, schema: AnySchema, context: Context): void {
  const { value, issues } = run(schema, payload.value, context);
  payload.issues.push(...issues);
  payload.value = value;
}

/** Adds what was found wrong with a property or an element to what is wrong with the whole. */
export function addIssues(payload: Payload, key: PropertyKey, issues: Payload['issues']): void {
  for (const issue of issues) payload.issues.push({ ...issue, path: [key, ...(issue.path ?? [])] });
}
