import { english } from '../../validators/runtime/messages.js';
import { isNews } from '../../validators/runtime/open.js';
import type { Schema } from '../../validators/runtime/schema.js';
import type { BodyFault } from './event.js';

/**
 * What is wrong with a value, read in the way of a receiver that is older than its sender: a further
 * property is no fault, nor is a text that an enumeration does not list yet.
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
