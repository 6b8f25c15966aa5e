import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import type { RefundItemToCreate, RefundSplit, RefundToCreate } from '../domain/refunds/refund.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import type { RefundSplitItemRow } from '../storage/tables.js';
import { buildTree } from './build-tree.js';

/** A node of a refund in a request of either version. */
type ItemBody =
  | v1.RefundSplitItemCreate
  | v1.RefundSplitSubItemCreate
  | v2.RefundSplitItemCreate
  | v2.RefundSplitSubItemCreate;

/** Converts a request of either version to a command; values that were left out become null. */
export function toRefundToCreate(
  body: v1.RefundSplitCreate | v2.RefundSplitCreate,
): RefundToCreate {
  return {
    extRef: body.extRef,
    pspMutationExtRef: body.pspMutationExtRef,
    totalAmount: body.totalAmount ?? null,
    description: body.description ?? null,
    extProcessedAt: body.extProcessedAt ?? null,
    items: body.items?.map((item) => itemToCreate(item)) ?? null,
  };
}

function itemToCreate(item: ItemBody): RefundItemToCreate {
  return {
    type: item.type,
    extRef: item.extRef,
    originalExtRef: item.originalExtRef,
    label: item.label ?? null,
    amount: item.amount ?? null,
    accountCode: item.accountCode ?? null,
    description: item.description ?? null,
    items: item.type === 'GROUP' ? item.items.map((inner) => itemToCreate(inner)) : [],
  };
}

/** The response of a refund without its items, in both versions. */
export function refundShape({ row }: RefundSplit) {
  return {
    code: row.code,
    extRef: row.ext_ref,
    pspMutationExtRef: row.psp_mutation_ext_ref,
    totalAmount: row.total_amount,
    extProcessedAt: formatMoment(row.ext_processed_at),
    ...omitNullish({ description: row.description }),
  };
}

/** The item tree of a refund, in both versions. */
export function refundItems({ items }: RefundSplit) {
  return buildTree(items, itemShape);
}

function itemShape(row: RefundSplitItemRow) {
  return {
    code: row.code,
    type: row.type,
    extRef: row.ext_ref,
    originalExtRef: row.original_ext_ref,
    amount: row.amount,
    ...omitNullish({
      label: row.label,
      accountCode: row.account,
      description: row.description,
    }),
  };
}
