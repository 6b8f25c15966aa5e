// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { english } from '@seller-funds/validators/runtime/messages';
import { isForwardCompatible } from '@seller-funds/validators/runtime/open';
import type { Schema } from '@seller-funds/validators/runtime/schema';
import type { BodyIssue } from './event.js';

/**
 * Returns the issues of a value. Forward compatible: accepts undeclared properties and unlisted enum values,
 * which a newer version of the API may send.
 */
export function validateBody(schema: Schema, value: unknown): BodyIssue[] {
  const issues = schema.safeParse(value, english).error?.issues ?? [];
  return issues
    .filter((issue) => !isForwardCompatible(issue, value))
    .map(({ path, message }) => ({ pointer: pointerOf(path), message }));
}

function pointerOf(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
  return parts.map((part) => `/${part}`).join('');
}
