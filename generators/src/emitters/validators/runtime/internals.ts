// How zod's schemas work inside, as far as this uses it. The types are ours: zod's own take the compiler of
// whoever uses them longer to compare than all the rest. A test has it compare them with zod's.
import { $constructor } from 'zod/v4/core';
import type { Schema } from './schema.js';

/** A fault of a value, as zod tells it. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path?: PropertyKey[] | undefined;
  readonly message?: string | undefined;
  readonly input?: unknown;
  /** Whether checks that follow are made all the same. */
  readonly continue?: boolean | undefined;
  readonly expected?: string;
  readonly keys?: readonly string[];
  readonly format?: string;
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: boolean | undefined;
  readonly params?: unknown;
  /** Of an `invalid_value`. */
  readonly values?: readonly unknown[];
  /** Of an `invalid_union`: what its members found wrong. */
  readonly errors?: readonly (readonly Issue[])[];
  readonly discriminator?: unknown;
}

/** A value on its way through a schema, and what was found wrong with it. */
export interface Payload {
  value: unknown;
  issues: Issue[];
}

/** What zod hands from schema to schema while it parses a value. */
export interface Context {
  readonly async?: boolean | undefined;
  /** Who sent the value, where that matters (see `direction.ts`). */
  readonly sender?: 'client' | 'service';
}

/** What comes of a value, later where a check returns a promise. */
export type Outcome = Payload | Promise<Payload>;

/** What a schema knows of itself. */
export interface Internals {
  readonly def: { readonly type: string };
  /** What a wrapper wraps. */
  readonly innerType: Schema;
  /** Whether an object may go without it. */
  optin?: 'optional' | undefined;
  run(payload: Payload, context: Context): Outcome;
  parse(payload: Payload, context: Context): Outcome;
}

/** The internals of a schema. */
export function internalsOf(schema: object): Internals {
  return (schema as { readonly _zod: Internals })._zod;
}

/** A constructor of schemas that are what one of zod's makes, and more. */
export type Constructor<Definition> = new (definition: Definition) => unknown;

/**
 * Makes a constructor of schemas with zod's own `$constructor`.
 * @param base zod's constructor of what these are as well
 * @param extend makes a schema more than that
 * @param members what every schema has
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
