// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { merged } from './combine.js';
import type { Issue } from './internals.js';
import { run } from './run.js';
import type { Schema, Typed } from './schema.js';
import { wrapper } from './wrapper.js';

/**
 * What fits a schema when it is read openly: a list of texts may hold further ones. An editor still
 * offers those that are known.
 */
export type Open<T> = OpenTexts<Extract<T, string>> | OpenOthers<Exclude<T, string>>;

type OpenTexts<T extends string> = IsUnion<T> extends true ? T | (string & {}) : T;
// What has a form of its own in JSON, such as a date, has no properties to open.
type OpenOthers<T> = T extends { toJSON(): unknown }
  ? T
  : T extends object
    ? { [K in keyof T]: Open<T[K]> }
    : T;
type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/** A schema that lets pass what it does not know. */
export type OpenSchema<T> = Schema<Open<T>> & {
  /** The same schema when it refuses everything new. */
  readonly exact: Schema<T>;
};

/**
 * A schema read in the way of someone who is older than who sent the value. No fault is: a property
 * that is not declared, a text or number that an enum does not list, a member of a union that is told
 * by a name which is not known. Everything else still is, a constant that changed too. The result
 * keeps what is not known.
 */
export function open<T>(typed: Typed<T>): OpenSchema<T> {
  const schema = typed as Schema<T>;
  const opened = wrapper<Open<T>>(schema, (inner, payload, context) => {
    const { value: input } = payload;
    const { value, issues } = run(inner, input, context);
    payload.issues.push(...issues.filter((issue) => !isNews(issue, input)));
    payload.value = merged(value, input);
  });
  return Object.assign(opened, { exact: schema });
}

/** What refuses everything new: the schema that was opened, or the schema itself where none was. */
export function exactly(schema: Schema | OpenSchema<unknown>): Schema {
  return 'exact' in schema ? schema.exact : schema;
}

/** Whether something that a schema found wrong with a value is only younger than the schema. */
export function isNews(issue: Issue, whole: unknown): boolean {
  const value = valueAt(whole, issue.path ?? []);
  if (issue.code === 'unrecognized_keys') return true;
  if (issue.code === 'invalid_value') return isListed(issue.values, value);
  // What JSON.parse made of a 64-bit integer; whether it was one, nobody can tell any more.
  if (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER)
    return Number.isInteger(value);
  if (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER)
    return Number.isInteger(value);
  if (issue.code !== 'invalid_union') return false;
  if (issue.discriminator !== undefined) return typeof value === 'string';
  const members = issue.errors ?? [];
  return (
    members.some((member) => member.every((inner) => isNews(inner, value))) ||
    isNewMember(members, value)
  );
}

/** One allowed value is a constant, which stays what it is; several are a list that may grow. */
function isListed(values: readonly unknown[] = [], value: unknown): boolean {
  const kind = typeof value;
  const mayGrow = kind === 'string' || kind === 'number';
  return mayGrow && values.length > 1 && values.some((known) => typeof known === kind);
}

/** Whether a property that is a constant in every member of a union has a text that none has. */
function isNewMember(members: readonly (readonly Issue[])[], value: unknown): boolean {
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
