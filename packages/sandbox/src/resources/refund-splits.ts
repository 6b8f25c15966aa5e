import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import { createRefund } from '../domain/refunds/make-refund.js';
import { getRefund, listRefunds } from '../domain/refunds/refund-rows.js';
import type { RefundItemToCreate, RefundSplit, RefundToCreate } from '../domain/refunds/refund.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { parsePeriod } from '../kernel/page.js';
import type { Session } from '../session.js';
import { buildTree, itemColumns } from './build-tree.js';
import { lists, reads, writesOnce } from './handlers.js';

/** The operations that are the same in both versions. */
const common = {
  createRefundSplit: writesOnce(
    (unit, { body }: { readonly body: v1.RefundSplitCreate | v2.RefundSplitCreate }) =>
      createRefund(unit, toCommand(body)),
    ({ refund }) => shapeOf(refund),
  ),
  getRefundSplit: reads(
    (unit, { path }: { readonly path: { readonly code: string } }) => getRefund(unit, path.code),
    shapeOf,
  ),
};

export const v1Handlers = {
  ...common,
  listRefundSplits: lists(
    (unit, page, { query }) => listRefunds(unit, page, parsePeriod(query), 'createdAt'),
    shapeOf,
  ),
} satisfies Partial<V1Handlers<Session>>;

export const v2Handlers = {
  ...common,
  listRefundSplits: lists(
    (unit, page, { query }) => listRefunds(unit, page, parsePeriod(query), query._orderBy),
    shapeOf,
  ),
} satisfies Partial<V2Handlers<Session>>;

/** Converts a request of either version to a command; values that were left out become null. */
function toCommand(body: v1.RefundSplitCreate | v2.RefundSplitCreate): RefundToCreate {
  return {
    extRef: body.extRef,
    pspMutationExtRef: body.pspMutationExtRef,
    totalAmount: body.totalAmount ?? null,
    description: body.description ?? null,
    extProcessedAt: body.extProcessedAt ?? null,
    items: body.items?.map((item) => toItem(item)) ?? null,
  };
}

/** A node of the tree of a request. */
type ItemBody =
  | v1.RefundSplitItemCreate
  | v1.RefundSplitSubItemCreate
  | v2.RefundSplitItemCreate
  | v2.RefundSplitSubItemCreate;

function toItem(item: ItemBody): RefundItemToCreate {
  return {
    type: item.type,
    extRef: item.extRef,
    originalExtRef: item.originalExtRef,
    amount: item.amount ?? null,
    ...itemColumns(item),
    items: item.type === 'GROUP' ? item.items.map((inner) => toItem(inner)) : [],
  };
}

function shapeOf({ row, items }: RefundSplit): v1.RefundSplit & v2.RefundSplit {
  const tree = buildTree(items) as (v1.RefundSplitItem & v2.RefundSplitItem)[];
  return {
    code: row.code,
    extRef: row.extRef,
    pspMutationExtRef: row.pspMutationExtRef,
    totalAmount: row.totalAmount,
    extProcessedAt: formatMoment(row.extProcessedAt),
    ...omitNullish({ description: row.description }),
    items: tree,
  };
}
