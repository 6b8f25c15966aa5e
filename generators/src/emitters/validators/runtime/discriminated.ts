import { ZodMiniUnion } from 'zod/mini';
import { constructor } from './internals.js';
import { run } from './run.js';
import type { AnySchema, Schema } from './schema.js';

/** A member of a union, and the values of the discriminator that choose it; none if any value does. */
type Member = readonly [schema: AnySchema, ...values: readonly unknown[]];

type Union = (options: readonly AnySchema[]) => AnySchema;

interface DiscriminatedDef {
  readonly type: 'union';
  readonly options: readonly AnySchema[];
  readonly property: string;
  readonly members: readonly Member[];
  readonly union: Union | undefined;
  readonly fallback: AnySchema | undefined;
}

const Discriminated = /* @__PURE__ */ constructor<DiscriminatedDef>(
  'Discriminated',
  ZodMiniUnion,
  (internals, { property, members, union, options, fallback }) => {
    const choose = (fitting: readonly Member[]): AnySchema | undefined =>
      fitting.length > 1 ? union?.(fitting.map(([schema]) => schema)) : fitting[0]?.[0];
    const open = members.filter(([, ...values]) => values.length === 0);
    const known = [...new Set(members.flatMap(([, ...values]) => values))];
    const byValue = new Map(
      known.map((value) => [
        value,
        choose(members.filter(([, ...values]) => values.length === 0 || values.includes(value))),
      ]),
    );
    const other = fallback ?? choose(open);
    const untagged = fallback ?? union?.(options);
    internals.parse = (payload, context) => {
      const { value: input } = payload;
      const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
      const tag: unknown =
        isObject && Object.hasOwn(input, property) ? Reflect.get(input, property) : undefined;
      const chosen = tag === undefined ? untagged : (byValue.get(tag) ?? other);
      if (chosen) {
        const { value, issues } = run(chosen, input, context);
        payload.value = value;
        // The innermost member describes an issue best.
        const found = byValue.has(tag) ? { chosenBy: { property, value: tag } } : {};
        payload.issues.push(...issues.map((issue) => ({ ...found, ...issue })));
      } else if (!isObject)
        payload.issues.push({ code: 'invalid_type', expected: 'object', input });
      else {
        const message = `Invalid discriminator value. Expected ${known.map((value) => `'${String(value)}'`).join(' | ')}`;
        const reason = { errors: [], discriminator: property, options: known, message };
        payload.issues.push({ code: 'invalid_union', ...reason, input, path: [property] });
      }
      return payload;
    };
  },
);

/**
 * A union whose discriminator property chooses the member, so that the errors are those of this member. They
 * name the property and its value (`chosenBy`).
 * @param union combines members that the property cannot tell apart: those with the same value, and all of
 * them if a value lacks the property; undefined if it is always present and tells them apart
 * @param fallback the schema for other values, and without the property
 */
export function discriminated(
  property: string,
  members: readonly Member[],
  union?: Union,
  fallback?: AnySchema,
): Schema {
  const options = [...members.map(([schema]) => schema), ...(fallback ? [fallback] : [])];
  return new Discriminated({
    type: 'union',
    options,
    property,
    members,
    union,
    fallback,
  }) as Schema;
}
