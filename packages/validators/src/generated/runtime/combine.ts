// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { ZodMiniIntersection, ZodMiniUnion } from 'zod/mini';
import { constructor } from './internals.js';
import { run } from './run.js';
import type { AnySchema, Schema } from './schema.js';

interface AllOfDef {
  readonly type: 'intersection';
  readonly left: AnySchema;
  readonly right: AnySchema;
}

const AllOf = /* @__PURE__ */ constructor<AllOfDef>(
  'AllOf',
  ZodMiniIntersection,
  (internals, def) => {
    internals.parse = (payload, context) => {
      const left = run(def.left, payload.value, context);
      const right = run(def.right, payload.value, context);
      payload.issues.push(...left.issues, ...right.issues);
      payload.value = mergeResults(left.value, right.value);
      return payload;
    };
  },
);

interface AnyOfDef {
  readonly type: 'union';
  readonly options: readonly AnySchema[];
}

const AnyOf = /* @__PURE__ */ constructor<AnyOfDef>('AnyOf', ZodMiniUnion, (internals, def) => {
  const parse = internals.parse.bind(internals);
  internals.parse = (payload, context) => {
    const results = def.options.map((option) => run(option, payload.value, context));
    const fitting = results.filter(({ issues }) => issues.length === 0);
    // Nothing matches: use the error of zod's union.
    if (fitting.length === 0) return parse(payload, context);
    payload.value = fitting.map((result) => result.value).reduce(mergeResults);
    return payload;
  };
});

/**
 * `allOf`: the value matches all schemas. Unlike `z.intersection`, a schema without additional properties
 * also rejects those that another schema declares, as in JSON Schema.
 */
export function allOf(first: AnySchema, ...others: readonly AnySchema[]): Schema {
  const all = others.reduce(
    (left, right): AnySchema => new AllOf({ type: 'intersection', left, right }) as Schema,
    first,
  );
  return all as Schema;
}

/**
 * `anyOf`: the value matches at least one schema. Unlike `z.union`, the result has the properties of all
 * matching schemas, not only those of the first.
 */
export function anyOf(options: readonly AnySchema[]): Schema {
  return new AnyOf({ type: 'union', options }) as Schema;
}

/** Merges two results of parsing one value. An object has the properties of both. */
export function mergeResults(left: unknown, right: unknown): unknown {
  if (left === right) return left;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.map((element, index) => mergeResults(element, right[index]));
  }
  if (!isRecord(left) || !isRecord(right)) return isDate(right) ? right : left;
  const result = { ...left };
  for (const [name, value] of Object.entries(right)) {
    const whole: unknown = Object.hasOwn(left, name) ? mergeResults(left[name], value) : value;
    // Assigning to `__proto__` would replace the prototype instead.
    const property = { value: whole, enumerable: true, writable: true, configurable: true };
    Object.defineProperty(result, name, property);
  }
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isDate(value);
}

/** True for objects with their own JSON form, such as a `Date`. */
function isDate(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toJSON' in value &&
    typeof value.toJSON === 'function'
  );
}
