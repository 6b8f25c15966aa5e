// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as z from 'zod';

/** A check as zod's `.check()` takes it: reports what is wrong with a value. */
export type Check<T = unknown> = (payload: z.core.ParsePayload<T>) => void;

/**
 * Reports a fault of the value, or of what stands at a path inside of it.
 * @param params what a program can go by, where it could make use of that
 */
export function report(
  payload: z.core.ParsePayload,
  message: string,
  path: readonly PropertyKey[] = [],
  params?: Readonly<Record<string, unknown>>,
): void {
  payload.issues.push({
    code: 'custom',
    message,
    path: [...path],
    input: payload.value,
    ...(params && { params }),
  });
}

/** Takes over the faults that a schema finds in the value, or in what stands at a path inside. */
export function adopt(
  payload: z.core.ParsePayload,
  schema: z.ZodType,
  value: unknown = payload.value,
  path: readonly PropertyKey[] = [],
): void {
  for (const issue of schema.safeParse(value).error?.issues ?? []) {
    const place = [...path, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      // An intersection drops this kind of issue where its other side knows the property.
      for (const name of issue.keys) report(payload, `the field is not known`, [...place, name]);
    } else {
      payload.issues.push({ ...issue, path: place, input: value } as z.core.$ZodRawIssue);
    }
  }
}

/** Whether a value fits a schema. */
export function fits(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

/** A text that is the same for equal JSON values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([name, entry]) => `${JSON.stringify(name)}:${canonical(entry)}`).join(',')}}`;
}
