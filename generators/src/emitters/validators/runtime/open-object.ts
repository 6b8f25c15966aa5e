import { ZodMiniObject } from 'zod/mini';
import { constructor, type Context, type Payload } from './internals.js';
import { addIssues, run } from './run.js';
import type { AnySchema, Schema, Shape } from './schema.js';

interface OpenObjectDef {
  readonly type: 'object';
  readonly shape: Shape;
  /** The schema of all other properties. */
  readonly catchall: AnySchema;
}

const OpenObject = /* @__PURE__ */ constructor<OpenObjectDef>(
  'OpenObject',
  ZodMiniObject,
  (internals, { catchall }) => {
    const parse = internals.parse.bind(internals);
    internals.parse = (payload, context) => {
      const input = payload.value;
      const result = parse(payload, context);
      return result instanceof Promise || !hasProto(input)
        ? result
        : withProto(result, Reflect.get(input, '__proto__'), catchall, context);
    };
  },
);

/** An object with the properties of a shape and any others that match one schema. */
export function openObject(shape: Shape, rest: AnySchema): Schema {
  return new OpenObject({ type: 'object', shape, catchall: rest }) as Schema;
}

function hasProto(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__');
}

/** Parses the property `__proto__`, which zod skips because assigning it would replace the prototype. */
function withProto(payload: Payload, value: unknown, rest: AnySchema, context: Context): Payload {
  const { issues, value: parsed } = run(rest, value, context);
  addIssues(payload, '__proto__', issues);
  if (typeof payload.value === 'object' && payload.value !== null) {
    const property = { value: parsed, enumerable: true, writable: true, configurable: true };
    Object.defineProperty(payload.value, '__proto__', property);
  }
  return payload;
}
