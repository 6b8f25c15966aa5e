import type { Context } from './internals.js';
import { parseInto } from './run.js';
import type { AnySchema, Schema, Typed } from './schema.js';
import { wrapper } from './wrapper.js';

type Sender = NonNullable<Context['sender']>;

/** A required `readOnly` property, which may be missing from a request. */
export function readOnly(schema: AnySchema): Schema {
  return requiredUnlessSentBy('client', schema);
}

/** A required `writeOnly` property, which may be missing from a response. */
export function writeOnly(schema: AnySchema): Schema {
  return requiredUnlessSentBy('service', schema);
}

/**
 * The schema of a request, in which read-only properties may be missing. Accepted values are thus not
 * always of the schema's type.
 */
export function asRequest(schema: AnySchema): Schema {
  return sentBy('client', schema);
}

/** The schema of a response, in which write-only properties may be missing. */
export function asResponse<T>(schema: Typed<T>): Schema<T> {
  return sentBy('service', schema);
}

function sentBy<T>(sender: Sender, schema: AnySchema): Schema<T> {
  return wrapper(schema, (inner, payload, context) =>
    parseInto(payload, inner, { ...context, sender }),
  );
}

function requiredUnlessSentBy(sender: Sender, schema: AnySchema): Schema {
  return wrapper(
    schema,
    (inner, payload, context) => {
      const isMissing = payload.value === undefined;
      if (isMissing && context.sender === sender) return;
      parseInto(payload, inner, context);
      if (isMissing && payload.issues.length === 0) {
        payload.issues.push({ code: 'invalid_type', expected: 'nonoptional', input: undefined });
      }
    },
    true,
  );
}
