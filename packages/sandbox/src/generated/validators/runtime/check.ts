// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Context, internalsOf, type Payload } from './internals.js';
import { addIssues, run } from './run.js';
import type { AnySchema } from './schema.js';

/** A rule of a refined schema: reports what is wrong with a value of whatever type. */
export type Rule = (payload: Payload, context: Context) => void;

/**
 * Reports a fault of the value, or of what stands at a path inside of it.
 * @param params what a program can go by, where it could make use of that
 */
export function report(
  payload: Payload,
  message: string,
  path: readonly PropertyKey[] = [],
  params?: Readonly<Record<string, unknown>>,
): void {
  payload.issues.push({
    code: 'custom',
    message,
    path: [...path],
    input: payload.value,
    continue: true,
    ...(params && { params }),
  });
}

/** Takes over the faults that a schema finds in the value itself. */
export function adopt(payload: Payload, schema: AnySchema, context: Context): void {
  payload.issues.push(...run(schema, payload.value, context).issues);
}

/** Takes over the faults that a schema finds in a property or an element of the value. */
export function adoptAt(
  payload: Payload,
  key: string | number,
  value: unknown,
  schema: AnySchema,
  context: Context,
): void {
  addIssues(payload, key, run(schema, value, context).issues);
}

/** The same of a property that no schema declares, which may be one that is not allowed at all. */
export function adoptUndeclared(
  payload: Payload,
  name: string,
  value: unknown,
  schema: AnySchema,
  context: Context,
): void {
  if (internalsOf(schema).def.type !== 'never')
    return adoptAt(payload, name, value, schema, context);
  const input = payload.value as Record<string, unknown>;
  payload.issues.push({ code: 'unrecognized_keys', keys: [name], input, continue: true });
}

/** Whether a value fits a schema. */
export function fits(schema: AnySchema, value: unknown, context: Context): boolean {
  return run(schema, value, context).issues.length === 0;
}

/** A text that is the same for equal JSON values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([name, entry]) => `${JSON.stringify(name)}:${canonical(entry)}`).join(',')}}`;
}
