import type { Path } from '../json.js';

/** A change of one part of a valid value. */
export interface Edit {
  readonly path: Path;
  /** The new value; undefined removes the part. */
  readonly value: unknown;
  /** A description, such as `below minimum 1`. */
  readonly label: string;
  /** The JSON pointer to the schema that the edit tests. */
  readonly schema: string;
}
