// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { $ZodIssue } from 'zod/v4/core';
import type { Schema } from '@seller-funds/validators/runtime/schema';
import type { BodyFault } from './event.js';

/**
 * What is wrong with a value, read in the way of a receiver that is older than its sender: a further
 * property is no fault, nor is a text that an enumeration does not list yet.
 */
export function openFaults(schema: Schema, value: unknown): BodyFault[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues
    .filter((issue) => !isNews(issue, value))
    .map(({ path, message }) => ({ pointer: pointerOf(path), message }));
}

function isNews(issue: $ZodIssue, whole: unknown): boolean {
  const value = valueAt(whole, issue.path);
  if (issue.code === 'unrecognized_keys') return true;
  if (issue.code === 'invalid_value') return isNewText(issue.values, value);
  if (issue.code !== 'invalid_union') return false;
  // No member was tried: the issue is about the text that should have named one, at its own path.
  if (issue.errors.length === 0) return typeof value === 'string';
  return issue.errors.some((member) => member.every((inner) => isNews(inner, value)));
}

/** One allowed value is a constant, which stays what it is; several are a list that may grow. */
function isNewText(values: readonly unknown[], value: unknown): boolean {
  const listed = values.length > 1 && values.every((entry) => typeof entry === 'string');
  return listed && typeof value === 'string';
}

function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    whole,
  );
}

function pointerOf(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
  return parts.map((part) => `/${part}`).join('');
}
