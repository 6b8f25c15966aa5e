// The internals of zod's schemas that this runtime uses. These are simpler types than zod's own, which slow
// down the compiler of applications. A test compares them with zod's.
import { $constructor } from 'zod/v4/core';
import type { Schema } from './schema.js';

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
export type Outcome = Payload | Promise<Payload>;

/** The internals of a schema. */
export interface Internals {
  readonly def: { readonly type: string };
  /** The wrapped schema of a wrapper. */
  readonly innerType: Schema;
  /** `optional` if a property of this schema may be missing. */
  optin?: 'optional' | undefined;
  run(payload: Payload, context: Context): Outcome;
  parse(payload: Payload, context: Context): Outcome;
}

/** Returns the internals of a schema. */
export function internalsOf(schema: object): Internals {
  return (schema as { readonly _zod: Internals })._zod;
}

/** A constructor of schemas that extend one of zod's. */
export type Constructor<Definition> = new (definition: Definition) => unknown;

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
