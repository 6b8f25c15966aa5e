import { parseInto } from './run.js';
import type { AnySchema, Schema } from './schema.js';
import { wrapper } from './wrapper.js';

/** Bytes: a `Blob` or file of a form, or a string that matches the schema. */
export function bytes(text: AnySchema): Schema<string | Blob> {
  return wrapper(text, (inner, payload, context) => {
    if (!(payload.value instanceof Blob)) parseInto(payload, inner, context);
  });
}
