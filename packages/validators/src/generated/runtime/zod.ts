// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  ZodMiniLazy,
  ZodMiniObject,
  type ZodMiniOptional,
  type ZodMiniType,
  _default as zodDefault,
  array as zodArray,
  boolean as zodBoolean,
  type core,
  enum as zodEnum,
  guid as zodGuid,
  int as zodInt,
  int32 as zodInt32,
  iso as zodIso,
  literal as zodLiteral,
  maxLength as zodMaxLength,
  maximum as zodMaximum,
  minLength as zodMinLength,
  minimum as zodMinimum,
  never as zodNever,
  null as zodNull,
  nullable as zodNullable,
  number as zodNumber,
  object as zodObject,
  optional as zodOptional,
  regex as zodRegex,
  strictObject as zodStrictObject,
  string as zodString,
  union as zodUnion,
  unknown as zodUnknown,
} from 'zod/mini';
import { $ZodAsyncError, $constructor } from 'zod/v4/core';

/** A zod check of any kind of value. */
export type AnyCheck = core.$ZodCheck | core.CheckFn<never>;

/**
 * A zod schema, typed by its values instead of its structure. TypeScript then does not have to infer the
 * values from the structure, which takes many seconds for a large document. `out` declares the variance, so
 * that it is not computed either.
 */
export interface Schema<out T = unknown> extends ZodMiniType<T> {
  check(...checks: readonly AnyCheck[]): this;
}

/**
 * An object schema with its properties, for `z.object({ ...Pet.shape, more })`. The compiler checks that an
 * intersection is a `Schema` without comparing members, unlike for an interface.
 */
export type ObjectSchema<T> = Schema<T> & {
  readonly shape: {
    readonly [K in keyof T]-?: object extends Pick<T, K>
      ? ZodMiniOptional<Schema<Exclude<T[K], undefined>>>
      : Schema<T[K]>;
  };
};

/**
 * Any schema, as a parameter. Deliberately a wide type: the emitted code passes schemas only, and comparing
 * all their members would slow down the compiler of applications.
 */
export type AnySchema = object;

/** The part of a schema from which the type of its values is inferred. */
export interface Typed<out T> {
  readonly _zod: { readonly output: T };
}

/** An enum schema with its values. */
export type EnumSchema<T> = Schema<T> & { readonly options: readonly T[] };

/** The properties of an object, each with its schema. */
export type Shape = Readonly<Record<string, AnySchema>>;

// The internals of zod's schemas that this runtime uses. These are simpler types than zod's own, which slow
// down the compiler of applications. A test compares them with zod's.

/** An issue as zod represents it. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path?: PropertyKey[] | undefined;
  readonly message?: string | undefined;
  readonly input?: unknown;
  /** True if later checks still run. */
  readonly continue?: boolean | undefined;
  readonly expected?: string;
  readonly keys?: readonly string[];
  readonly format?: string;
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: boolean | undefined;
  readonly params?: unknown;
  /** For `invalid_value`: the allowed values. */
  readonly values?: readonly unknown[];
  /** For `invalid_union`: the issues of its options. */
  readonly errors?: readonly (readonly Issue[])[];
  readonly discriminator?: unknown;
  /** The known values of the discriminator. */
  readonly options?: readonly unknown[];
  /** In a member of a union: the discriminator and its value that chose the member. */
  readonly chosenBy?: { readonly property: string; readonly value: unknown };
}

/** A value that is being parsed, and its issues so far. */
export interface Payload {
  value: unknown;
  issues: Issue[];
}

/** The context that zod passes through schemas while parsing. */
export interface Context {
  readonly async?: boolean | undefined;
  /** Who sent the value, for read-only and write-only properties (see `direction.ts`). */
  readonly sender?: 'client' | 'service';
}

/** The result of parsing; a promise if a check is asynchronous. */
type Outcome = Payload | Promise<Payload>;

/** The internals of a schema. */
interface Internals {
  readonly def: { readonly type: string };
  /** The wrapped schema of a wrapper. */
  readonly innerType: Schema;
  /** `optional` if a property of this schema may be missing. */
  optin?: 'optional' | undefined;
  run(payload: Payload, context: Context): Outcome;
  parse(payload: Payload, context: Context): Outcome;
}

/** Returns the internals of a schema. */
function internalsOf(schema: object): Internals {
  return (schema as { readonly _zod: Internals })._zod;
}

/** A constructor of schemas that extend one of zod's. */
type Constructor<Definition> = new (definition: Definition) => unknown;

/**
 * Creates a constructor of schemas with zod's `$constructor`.
 * @param base the constructor of zod to extend
 * @param extend extends the internals of a new schema
 * @param members the members of every schema
 */
/* @__NO_SIDE_EFFECTS__ */
export function constructor<Definition>(
  name: string,
  base: object,
  extend: (internals: Internals, definition: Definition) => void,
  members?: object,
): Constructor<Definition> {
  const { init } = base as { readonly init: (schema: object, definition: Definition) => void };
  const make = $constructor as unknown as Make;
  return make(
    name,
    (schema, definition: Definition) => {
      init(schema, definition);
      extend(internalsOf(schema), definition);
    },
    members,
  );
}

type Make = <Definition>(
  name: string,
  initialize: (schema: object, definition: Definition) => void,
  members: object | undefined,
) => Constructor<Definition>;

/**
 * Parses a value with an inner schema.
 * @throws {$ZodAsyncError} if the schema has an asynchronous check
 */
export function run(schema: AnySchema, value: unknown, context: Context): Payload {
  const result = internalsOf(schema).run({ value, issues: [] }, context);
  if (result instanceof Promise) throw new $ZodAsyncError();
  return result;
}

/** Adds the issues of a property or element to those of the whole value. */
function addIssues(payload: Payload, key: PropertyKey, issues: Payload['issues']): void {
  for (const issue of issues) payload.issues.push({ ...issue, path: [key, ...(issue.path ?? [])] });
}

/** Parses a value with the wrapped schema, and stores value and issues in the payload. */
type Wrap = (inner: AnySchema, payload: Payload, context: Context) => void;

interface WrapperDef {
  readonly type: 'lazy';
  readonly getter: () => AnySchema;
  readonly wrap: Wrap;
  readonly optional: boolean;
}

const Wrapper = /* @__PURE__ */ constructor<WrapperDef>(
  'Wrapper',
  ZodMiniLazy,
  (internals, { wrap, optional }) => {
    if (optional) internals.optin = 'optional';
    internals.parse = (payload, context) => {
      wrap(internals.innerType, payload, context);
      return payload;
    };
  },
);

/**
 * Creates a schema that extends another one. For zod it is a `z.lazy`, so that tools can unwrap it.
 * @param optional true if a property of this schema may be missing, unless `wrap` reports it
 */
export function wrapper<T>(inner: AnySchema, wrap: Wrap, optional = false): Schema<T> {
  return new Wrapper({ type: 'lazy', getter: () => inner, wrap, optional }) as Schema<T>;
}

interface LazyDef {
  readonly type: 'lazy';
  readonly getter: () => AnySchema;
}

const Lazy = /* @__PURE__ */ constructor<LazyDef>('Lazy', ZodMiniLazy, () => undefined, {
  get shape(): unknown {
    return Reflect.get(internalsOf(this).innerType, 'shape');
  },
  get options(): unknown {
    return Reflect.get(internalsOf(this).innerType, 'options');
  },
});

/**
 * `z.lazy` with the `shape` of an object or the `options` of an enum. Returns `never`, so that the declared
 * type of the constant applies and nothing has to be inferred.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazy(make: () => AnySchema): never {
  return new Lazy({ type: 'lazy', getter: make }) as never;
}

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
function openObject(shape: Shape, rest: AnySchema): Schema {
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

// The functions of zod/mini, the variant of zod for small bundles, that the emitted code uses, under the same
// names. They have simpler types (see `Schema`). The types of functions that take schemas are asserted, because
// comparing them takes the compiler more than twice the time for an API of 1,200 operations; a test compares
// them. Differences in behaviour are documented. Named imports: with `import *` the compiler computes the types
// of all exports of zod.

type Scalar = string | number | boolean | null;

export const unknown: () => Schema = zodUnknown;

export const never: () => Schema<never> = zodNever;

export const boolean: () => Schema<boolean> = zodBoolean;

export const number: () => Schema<number> = zodNumber;

export const string: () => Schema<string> = zodString;

export const guid: () => Schema<string> = zodGuid;

const nothing = zodNull as unknown as () => Schema<null>;

const enumeration = zodEnum as unknown as (values: readonly string[]) => EnumSchema<string>;

export { enumeration as enum, nothing as null };

export const literal = zodLiteral as unknown as (values: Scalar | readonly Scalar[]) => Schema;

export const minLength: (minimum: number) => AnyCheck = zodMinLength;

export const maxLength: (maximum: number) => AnyCheck = zodMaxLength;

export const regex: (pattern: RegExp) => AnyCheck = zodRegex;

export const minimum: (value: number) => AnyCheck = zodMinimum;

export const maximum: (value: number) => AnyCheck = zodMaximum;

export const array = zodArray as unknown as (element: AnySchema) => Schema;

export const object = zodObject as unknown as (shape: Shape) => Schema;

export const strictObject = zodStrictObject as unknown as (shape: Shape) => Schema;

export const optional = zodOptional as unknown as (inner: AnySchema) => Schema;

export const nullable = zodNullable as unknown as (inner: AnySchema) => Schema;

export const _default = zodDefault as unknown as (inner: AnySchema, value: unknown) => Schema;

export const union = zodUnion as unknown as (options: readonly AnySchema[]) => Schema;

/** Reports a string for an integer as `expected integer`; zod would report `expected number`. */
const integerExpected = {
  error: ({ code }: { readonly code?: string | undefined }) =>
    code === 'invalid_type' ? 'Invalid input: expected integer' : undefined,
} as const;

/** `z.int` that reports `expected integer`. */
export function int(): Schema<number> {
  const make = zodInt as unknown as (options: object) => Schema<number>;
  return make(integerExpected);
}

/** `z.int32` that reports `expected integer`. */
export function int32(): Schema<number> {
  const make = zodInt32 as unknown as (options: object) => Schema<number>;
  return make(integerExpected);
}

/** `z.iso.date`. As a top-level constant, it would be in every bundle. */
export function isoDate(): Schema<string> {
  const date = zodIso.date as unknown as () => Schema<string>;
  return date();
}

/** `z.looseObject` that also keeps a property `__proto__`. */
export function looseObject(shape: Shape): Schema {
  return openObject(shape, unknown());
}

/** `z.record` of a `z.string`, including a property `__proto__`. */
export function record(values: AnySchema): Schema {
  return openObject({}, values);
}
