import type { PaymentSplitItemType } from '@seller-funds/contract/vocabulary/shared';
import type { WriteUnit } from '../../unit/unit.js';
import type { Booking } from './label-movements.js';
import type { FlatNode } from './tree.js';

/** A node of a tree with the columns that its place decides, and its booking if it is a leaf. */
interface BookedNode<T> {
  readonly item: T;
  readonly booking: Booking | undefined;
  readonly columns: {
    readonly line: number;
    readonly code: string;
    readonly parent: number | null;
    readonly bookedAccount: string | null;
  };
}

/** Gives each node of a tree its code, and books its leaves. */
export function bookTree<T extends { readonly type: PaymentSplitItemType }>(
  { codes }: WriteUnit,
  nodes: readonly FlatNode<T>[],
  bookLeaf: (node: FlatNode<T>) => Booking,
): BookedNode<T>[] {
  return nodes.map((node) => {
    const code = codes.next('si');
    const { item, line } = node;
    const booking = item.type === 'ITEM' ? bookLeaf(node) : undefined;
    const place = { line, code, parent: node.parent?.line ?? null };
    return { item, booking, columns: { ...place, bookedAccount: booking?.account ?? null } };
  });
}
