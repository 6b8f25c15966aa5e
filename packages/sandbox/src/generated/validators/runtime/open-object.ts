// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { ZodMiniObject } from 'zod/mini';
import { $constructor } from 'zod/v4/core';
import { addIssues, type Context, type Payload, run } from './run.js';
import type { Schema, Shape } from './schema.js';

const OpenObject = /* @__PURE__ */ $constructor<ZodMiniObject>('OpenObject', (inst, def) => {
  ZodMiniObject.init(inst, def);
  const parse = inst._zod.parse.bind(inst._zod);
  inst._zod.parse = (payload, context) => {
    const input = payload.value;
    const result = parse(payload, context);
    return result instanceof Promise || !hasProto(input)
      ? result
      : withProto(result, Reflect.get(input, '__proto__'), def.catchall as Schema, context);
  };
});

/** An object with the properties of a shape and any others, which all fit one schema. */
export function openObject(shape: Shape, rest: Schema): Schema {
  return new OpenObject({ type: 'object', shape, catchall: rest });
}

function hasProto(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__');
}

/** zod passes over this property, because to assign it would replace the prototype of the result. */
function withProto(payload: Payload, value: unknown, rest: Schema, context: Context): Payload {
  const { issues, value: parsed } = run(rest, value, context);
  addIssues(payload, '__proto__', issues);
  if (typeof payload.value === 'object' && payload.value !== null) {
    const property = { value: parsed, enumerable: true, writable: true, configurable: true };
    Object.defineProperty(payload.value, '__proto__', property);
  }
  return payload;
}
