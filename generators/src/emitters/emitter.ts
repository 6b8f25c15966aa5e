import type { EmittedFile, EmitterName } from '../code/file.js';
import type { Contract } from '../model/contract.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

/** What an emitter made, and what it could not express. */
export interface Emission {
  readonly files: readonly EmittedFile[];
  readonly warnings?: readonly Diagnostic[];
}

/** How what is not in the document yet is met: refused, or let pass. */
export type Openness = 'strict' | 'open';

/** How the validators of operations read what is sent in each direction. */
export interface Directions {
  readonly requests: Openness;
  readonly responses: Openness;
}

/** A server refuses what its document does not allow; a client survives what its document lacks. */
export const defaultDirections: Directions = { requests: 'strict', responses: 'open' };

/**
 * How clients name the elements of arrays within nested queries and forms, where the document leaves it open:
 * `a[0]=x`, `a[]=x` or `a=x`. Servers read all of them.
 */
export type ArrayKeys = (typeof arrayKeys)[number];

/** All of them. */
export const arrayKeys = ['index', 'brackets', 'repeat'] as const;

/** Into which files operations go: one for each version, or one for each of its tags. */
export type OperationFiles = (typeof operationFiles)[number];

/** All of them. */
export const operationFiles = ['version', 'tag'] as const;

/** What becomes of an enumeration: a union of its values, or an object of constants beside it. */
export type Enums = (typeof enums)[number];

/** All of them. */
export const enums = ['union', 'const'] as const;

/** How a list names its next page: a query parameter takes what a JSON pointer leads to in the page before. */
export interface Cursor {
  readonly parameter: string;
  readonly next: string;
}

/**
 * What stands for a point in time (`format: date-time`): `Date`, or what a module exports as the type
 * `DateTime` and the functions `readDateTime` and `writeDateTime`, named as the types' folder sees it.
 */
export type Dates = string;

/** What can be asked of emitters. */
export interface EmitOptions {
  readonly directions: Directions;
  /** What generated clients call themselves in the header `user-agent`: `name/version`. */
  readonly userAgent?: string;
  /** How lists are paged that do not say so themselves, for infinite queries. */
  readonly cursors?: readonly Cursor[];
  /** What stands for a point in time; its text where left out. */
  readonly dates?: Dates | undefined;
  /** Into which files operations go: one for each version, or one for each group as well. */
  readonly files?: OperationFiles | undefined;
  /** Whether enumerations of components are constants too, or types alone. */
  readonly enums?: Enums;
  /** By index where left out; lists that are not nested repeat their name then. */
  readonly arrays?: ArrayKeys;
}

/** Turns a contract into the files of one folder. Sees the model alone, never the document. */
export interface Emitter {
  readonly name: EmitterName;
  /** Emitters whose files this one's files import. */
  readonly needs: readonly EmitterName[];
  /** Whether it runs only where it is asked for: what it emits needs a package that few have. */
  readonly onRequest?: boolean;
  emit(contract: Contract, options: EmitOptions): Promise<Emission> | Emission;
}
