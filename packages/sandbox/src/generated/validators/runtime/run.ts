// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { $ZodAsyncError, type ParseContextInternal, type ParsePayload } from 'zod/v4/core';
import type { Schema } from './schema.js';

/** What zod hands from schema to schema while it parses a value. */
export interface Context extends ParseContextInternal {
  /** Who sent the value, where that matters (see `direction.ts`). */
  readonly sender?: 'client' | 'service';
}

/** A value on its way through a schema, and what was found wrong with it. */
export type Payload = ParsePayload;

/**
 * Parses a value with a schema that stands inside another one.
 * @throws {$ZodAsyncError} where a check was added that returns a promise
 */
export function run(schema: Schema, value: unknown, context: Context): Payload {
  const result = schema._zod.run({ value, issues: [] }, context);
  if (result instanceof Promise) throw new $ZodAsyncError();
  return result;
}

/** Adds what was found wrong with a property or an element to what is wrong with the whole. */
export function addIssues(payload: Payload, key: PropertyKey, issues: Payload['issues']): void {
  for (const issue of issues) payload.issues.push({ ...issue, path: [key, ...(issue.path ?? [])] });
}
