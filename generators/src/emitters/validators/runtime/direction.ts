import type { Context } from './internals.js';
import { parseInto } from './run.js';
import type { AnySchema, Schema, Typed } from './schema.js';
import { wrapper } from './wrapper.js';

type Sender = NonNullable<Context['sender']>;

/** A required property that only the service sets: nobody demands it of a request. */
export function readOnly(schema: AnySchema): Schema {
  return requiredUnlessSentBy('client', schema);
}

/** A required property that only clients send: nobody demands it of a response. */
export function writeOnly(schema: AnySchema): Schema {
  return requiredUnlessSentBy('service', schema);
}

/**
 * A schema of what a client sends, from which properties that are read-only may be missing. What it
 * accepts is thus not of the type of the schema.
 */
export function asRequest(schema: AnySchema): Schema {
  return sentBy('client', schema);
}

/** A schema of what the service sends, from which properties that are write-only may be missing. */
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
