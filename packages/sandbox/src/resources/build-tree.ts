import type { PaymentSplitItemType } from '@seller-funds/contract/vocabulary/shared';

/** The position of a stored node in its tree. */
interface TreeRow {
  readonly line: number;
  /** The line of the parent group; null on the first level. */
  readonly parent: number | null;
  readonly type: PaymentSplitItemType;
}

/** A node of a response; groups have `items`. */
export type Nested<S> = S & { readonly items?: readonly Nested<S>[] };

/** Builds the tree of a response from stored nodes. */
export function buildTree<R extends TreeRow, S extends object>(
  rows: readonly R[],
  shapeOf: (row: R) => S,
  parent: number | null = null,
): Nested<S>[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row) => ({
      ...shapeOf(row),
      ...(row.type === 'GROUP' && { items: buildTree(rows, shapeOf, row.line) }),
    }));
}
