// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { mergeResults } from './checks.js';
import { type Issue, type Schema, type Typed, run, wrapper } from './zod.js';

/** The validators of one operation. Parts that the operation does not have are missing. */
export interface OperationValidators {
  readonly path?: Schema | undefined;
  readonly query?: Schema | undefined;
  readonly headers?: Schema | undefined;
  readonly cookies?: Schema | undefined;
  /** The JSON request body, or the form if the operation accepts no JSON. */
  readonly body?: Schema | undefined;
  /** Forms with another schema than `body`, by media type. */
  readonly bodies?: Readonly<Record<string, Schema>> | undefined;
  /** The JSON response bodies by documented status. */
  readonly responses: Readonly<Record<string, Schema>>;
  /** The items of streams by documented status. */
  readonly streams?: Readonly<Record<string, Schema>> | undefined;
}

/** The validators of one operation, created on first access. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<V extends object>(make: () => V): V {
  let built: V | undefined;
  return new Proxy({} as V, {
    get: (_empty, part) => {
      built ??= make();
      return Reflect.get(built, part);
    },
  });
}

/**
 * The type of an open schema: enums of strings accept further strings. Editors still suggest the known
 * ones.
 */
export type Open<T> = OpenTexts<Extract<T, string>> | OpenOthers<Exclude<T, string>>;

type OpenTexts<T extends string> = IsUnion<T> extends true ? T | (string & {}) : T;

// Objects with their own JSON form, such as dates, are unchanged.
type OpenOthers<T> = T extends { toJSON(): unknown }
  ? T
  : T extends (infer E)[]
    ? number extends T['length']
      ? OpenArray<E>
      : { [K in keyof T]: Open<T[K]> }
    : T extends object
      ? { [K in keyof T]: Open<T[K]> }
      : T;

// An interface, which compilers expand on use: the elements of a recursive array have no end.
interface OpenArray<E> extends Array<Open<E>> {}

type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/** A schema that accepts unknown properties and values. */
type OpenSchema<T> = Schema<Open<T>> & {
  /** The same schema, rejecting everything unknown. */
  readonly exact: Schema<T>;
};

/**
 * Makes a schema forward compatible, for values of a newer version of the API. It accepts undeclared
 * properties, unlisted strings and numbers of an enum, and options of a union with an unknown
 * discriminator. Everything else is still rejected, including another value of a constant. The result
 * keeps unknown properties and values.
 */
export function open<T>(typed: Typed<T>): OpenSchema<T> {
  const schema = typed as Schema<T>;
  const opened = wrapper<Open<T>>(schema, (inner, payload, context) => {
    const { value: input } = payload;
    const { value, issues } = run(inner, input, context);
    payload.issues.push(...issues.filter((issue) => !isForwardCompatible(issue, input)));
    payload.value = mergeResults(value, input);
  });
  return Object.assign(opened, { exact: schema });
}

/** Returns the schema that rejects everything unknown: the original of an open schema, or the schema itself. */
export function exactSchema(schema: Schema | OpenSchema<unknown>): Schema {
  return 'exact' in schema ? schema.exact : schema;
}

/** True if an issue may result from a newer version of the API and not from an invalid value. */
function isForwardCompatible(issue: Issue, whole: unknown): boolean {
  const value = valueAt(whole, issue.path ?? []);
  if (issue.code === 'unrecognized_keys') return true;
  if (issue.code === 'invalid_value') return isEnumValue(issue.values, value);
  // A 64-bit integer beyond the safe range, which JSON.parse has rounded.
  if (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER)
    return Number.isInteger(value);
  if (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER)
    return Number.isInteger(value);
  if (issue.code !== 'invalid_union') return false;
  if (issue.discriminator !== undefined) return typeof value === 'string';
  const members = issue.errors ?? [];
  return (
    members.some((member) => member.every((inner) => isForwardCompatible(inner, value))) ||
    isUnknownOption(members, value)
  );
}

/** True for a value of an enum, which may get further values. A single value is a constant. */
function isEnumValue(values: readonly unknown[] = [], value: unknown): boolean {
  const kind = typeof value;
  const mayGrow = kind === 'string' || kind === 'number';
  return mayGrow && values.length > 1 && values.some((known) => typeof known === kind);
}

/** True if a property that is a constant in every option of a union has an unknown string. */
function isUnknownOption(members: readonly (readonly Issue[])[], value: unknown): boolean {
  const [first = [], ...others] = members.map((issues) =>
    issues.filter(({ code, path }) => code === 'invalid_value' && path?.length === 1),
  );
  return first.some(({ path = [] }) => {
    const [name = ''] = path;
    const isTag = others.every((issues) => issues.some((issue) => issue.path?.[0] === name));
    return isTag && others.length > 0 && typeof valueAt(value, path) === 'string';
  });
}

function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    whole,
  );
}
