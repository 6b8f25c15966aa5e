import type { EmittedFile, EmitterName } from '../code/file.js';
import type { Contract } from '../model/contract.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

export interface Emission {
  readonly files: readonly EmittedFile[];
  /** Modules of its runtime that programs import directly. */
  readonly runtime?: readonly string[];
  readonly warnings?: readonly Diagnostic[];
}

/** Whether unknown properties and values are rejected or accepted. */
export type Openness = 'strict' | 'open';

/** How the validators of operations treat unknown properties and values in each direction. */
export interface Directions {
  readonly requests: Openness;
  readonly responses: Openness;
}

/** A server rejects unknown values; a client accepts values that its document does not know yet. */
export const defaultDirections: Directions = { requests: 'strict', responses: 'open' };

/**
 * How clients write arrays in nested queries and forms if the document does not say: `a[0]=x`, `a[]=x` or
 * `a=x`. Servers read all of them.
 */
export type ArrayKeys = (typeof arrayKeys)[number];

/** All of them. */
export const arrayKeys = ['index', 'brackets', 'repeat'] as const;

/** One file of operations for each version, or for each tag. */
export type OperationFiles = (typeof operationFiles)[number];

/** All of them. */
export const operationFiles = ['version', 'tag'] as const;

/** Whether an enum becomes a union of its values, or also an object of constants. */
export type Enums = (typeof enums)[number];

/** All of them. */
export const enums = ['union', 'const'] as const;

/** A pagination rule: a query parameter is set to the value at a JSON pointer in the previous page. */
export interface Cursor {
  readonly parameter: string;
  readonly next: string;
}

/**
 * The type of `format: date-time`: `Date`, or the import path (relative to the folder of the types) of a
 * module that exports the type `DateTime` and the functions `readDateTime` and `writeDateTime`.
 */
export type Dates = string;

/** The options of emitters. */
export interface EmitOptions {
  readonly directions: Directions;
  /** The `user-agent` header of clients, such as `shop-sdk/1.2.0`. Default: title and version of the document. */
  readonly userAgent?: string | undefined;
  /** Pagination rules for lists without `x-pagination`. */
  readonly cursors?: readonly Cursor[] | undefined;
  /** The type of dates; strings by default. */
  readonly dates?: Dates | undefined;
  /** One file of operations for each version (default), or for each tag. */
  readonly files?: OperationFiles | undefined;
  /** Whether enums of components are only types (default), or also constants. */
  readonly enums?: Enums | undefined;
  /** How clients write arrays in nested queries and forms. By index by default; arrays that are not nested repeat their name then. */
  readonly arrays?: ArrayKeys | undefined;
}

/** Generates the files of one folder from the model. */
export interface Emitter {
  readonly name: EmitterName;
  /** The emitters whose files it imports. */
  readonly needs: readonly EmitterName[];
  /** True if it runs only on request (`--only`), because its output requires another package. */
  readonly onRequest?: boolean;
  emit(contract: Contract, options: EmitOptions): Promise<Emission> | Emission;
}
