import { run } from './run.js';
import type { AnySchema, Schema } from './schema.js';
import { wrapper } from './wrapper.js';

/**
 * A date-time: an object that represents it, or a string that matches the schema and is converted.
 * @param read converts a string to the object
 * @param write converts the object to a string, which is validated too
 */
export function dateTime<Value>(
  text: AnySchema,
  read: (text: string) => Value,
  write: (value: Value) => string,
): Schema<Value> {
  return wrapper(text, (inner, payload, context) => {
    const { value } = payload;
    const { issues } = run(inner, textOf(value, write), context);
    payload.issues.push(...issues);
    if (issues.length === 0 && typeof value === 'string') payload.value = read(value);
  });
}

/** The string of a date-time. Other values are unchanged, so that the schema rejects them. */
function textOf(value: unknown, write: (value: never) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  try {
    return write(value as never);
  } catch {
    return value;
  }
}
