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
import type { RefundSplitItemRow } from '../storage/tables.js';
import { buildTree } from './build-tree.js';
import { lists, reads, writesOnce } from './handlers.js';

export const v1Handlers = {
  createRefundSplit: writesOnce(
    (unit, { body }) => createRefund(unit, toCommand(body)),
    ({ refund }) => toV1(refund),
  ),
  getRefundSplit: reads((unit, { path }) => getRefund(unit, path.code), toV1),
  listRefundSplits: lists(
    (unit, page, { query }) => listRefunds(unit, page, parsePeriod(query), 'createdAt'),
    toV1,
  ),
} satisfies Partial<V1Handlers<Session>>;

export const v2Handlers = {
  createRefundSplit: writesOnce(
    (unit, { body }) => createRefund(unit, toCommand(body)),
    ({ refund }) => toV2(refund),
  ),
  getRefundSplit: reads((unit, { path }) => getRefund(unit, path.code), toV2),
  listRefundSplits: lists(
    (unit, page, { query }) => listRefunds(unit, page, parsePeriod(query), query._orderBy),
    toV2,
  ),
} satisfies Partial<V2Handlers<Session>>;

/** Converts a request of either version to a command; values that were left out become null. */
function toCommand(body: v1.RefundSplitCreate | v2.RefundSplitCreate): RefundToCreate {
  return {
    ext_ref: body.extRef,
    psp_mutation_ext_ref: body.pspMutationExtRef,
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
    ext_ref: item.extRef,
    original_ext_ref: item.originalExtRef,
    label: item.label ?? null,
    amount: item.amount ?? null,
    account: item.accountCode ?? null,
    description: item.description ?? null,
    items: item.type === 'GROUP' ? item.items.map((inner) => toItem(inner)) : [],
  };
}

function toV1(refund: RefundSplit): v1.RefundSplit {
  const items = buildTree(refund.items, itemShape) as v1.RefundSplitItem[];
  return { ...commonShape(refund), items };
}

function toV2(refund: RefundSplit): v2.RefundSplit {
  const items = buildTree(refund.items, itemShape) as v2.RefundSplitItem[];
  return { ...commonShape(refund), items };
}

function commonShape({ row }: RefundSplit) {
  return {
    code: row.code,
    extRef: row.ext_ref,
    pspMutationExtRef: row.psp_mutation_ext_ref,
    totalAmount: row.total_amount,
    extProcessedAt: formatMoment(row.ext_processed_at),
    ...omitNullish({ description: row.description }),
  };
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
