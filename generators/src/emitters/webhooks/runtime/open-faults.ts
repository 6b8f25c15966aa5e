import { english } from '../../validators/runtime/messages.js';
import { isNews } from '../../validators/runtime/open.js';
import type { Schema } from '../../validators/runtime/schema.js';
import type { BodyFault } from './event.js';

/**
 * Returns the issues of a value. Forward compatible: accepts undeclared properties and unlisted enum values,
 * which a newer version of the API may send.
 */
export function openFaults(schema: Schema, value: unknown): BodyFault[] {
  const issues = schema.safeParse(value, english).error?.issues ?? [];
  return issues
    .filter((issue) => !isNews(issue, value))
    .map(({ path, message }) => ({ pointer: pointerOf(path), message }));
}

function pointerOf(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
  return parts.map((part) => `/${part}`).join('');
}
