import { run } from './run.js';
import type { AnySchema, Schema } from './schema.js';
import { wrapper } from './wrapper.js';

/**
 * A point in time: the value that stands for one, or a text that fits the schema and becomes that value.
 * @param read makes a value of a text
 * @param write makes a text of a value, which is checked like one that came
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

/** What is no point in time stays what it is, for the schema to say so. */
function textOf(value: unknown, write: (value: never) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  try {
    return write(value as never);
  } catch {
    return value;
  }
}
