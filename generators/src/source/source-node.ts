/** A value where it stands in the text of a file. */
export interface SourceNode {
  /** Where it begins, in characters from the start of the file. */
  readonly offset: number;
  /** The text of the reference that it is; undefined where it is none. */
  readonly reference: string | undefined;
  /** What stands at a key or an index; undefined where nothing does. */
  child(token: string): SourceNode | undefined;
}
