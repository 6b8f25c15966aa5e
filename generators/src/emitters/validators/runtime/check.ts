import { type Context, internalsOf, type Payload } from './internals.js';
import { addIssues, run } from './run.js';
import type { AnySchema } from './schema.js';

/** A rule of a refined schema: reports the issues of a value of any type. */
export type Rule = (payload: Payload, context: Context) => void;

/**
 * Reports an issue of the value, or of the value at a path inside it.
 * @param params machine-readable parameters of the issue
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

/** Adds the issues that a schema finds in the value itself. */
export function checkValue(payload: Payload, schema: AnySchema, context: Context): void {
  payload.issues.push(...run(schema, payload.value, context).issues);
}

/** Adds the issues that a schema finds in a property or an element of the value. */
export function checkMember(
  payload: Payload,
  key: string | number,
  value: unknown,
  schema: AnySchema,
  context: Context,
): void {
  addIssues(payload, key, run(schema, value, context).issues);
}

/** The same for an undeclared property. With the schema `never`, reports it as unrecognized. */
export function checkUndeclared(
  payload: Payload,
  name: string,
  value: unknown,
  schema: AnySchema,
  context: Context,
): void {
  if (internalsOf(schema).def.type !== 'never')
    return checkMember(payload, name, value, schema, context);
  const input = payload.value as Record<string, unknown>;
  payload.issues.push({ code: 'unrecognized_keys', keys: [name], input, continue: true });
}

/** True if a value matches a schema. */
export function matches(schema: AnySchema, value: unknown, context: Context): boolean {
  return run(schema, value, context).issues.length === 0;
}

/** Serializes a JSON value with sorted keys, so that equal values have equal strings. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([name, entry]) => `${JSON.stringify(name)}:${canonicalJson(entry)}`).join(',')}}`;
}
