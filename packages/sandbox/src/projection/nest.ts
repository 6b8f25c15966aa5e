import type { PaymentSplitItemType } from '@seller-funds/contract/vocabulary/shared';

/** What tells where in a tree a stored node is. */
interface TreeRow {
  readonly line: number;
  /** The line of the group that it is in; null on the first level. */
  readonly parent: number | null;
  readonly type: PaymentSplitItemType;
}

/** A shown node; groups have what is in them. */
export type Nested<S> = S & { readonly items?: readonly Nested<S>[] };

/** Makes a tree of stored nodes, each in the shape that is shown. */
export function nest<R extends TreeRow, S extends object>(
  rows: readonly R[],
  shapeOf: (row: R) => S,
  parent: number | null = null,
): Nested<S>[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row) => ({
      ...shapeOf(row),
      ...(row.type === 'GROUP' && { items: nest(rows, shapeOf, row.line) }),
    }));
}
