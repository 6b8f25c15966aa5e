import type { Random } from './random.js';
import type { DataSchema, Json, Schemas } from './schema.js';

/** What goes along while data is made. */
export interface Sampling {
  readonly schemas: Schemas;
  readonly random: Random;
  /** How likely an optional property is there, from 0 to 1. */
  readonly optional: number;
  /** Counts the values made so far. */
  readonly made: { count: number };
  readonly depth: number;
  /** The schemas by name that the value is made for, from the outside in. */
  readonly open: readonly string[];
  /** Whether only what must be there is made, so that recursion ends. */
  readonly minimal: boolean;
}

/** Makes a value that a schema allows. */
export type Sample = (schema: DataSchema, name: string, sampling: Sampling) => Json;
