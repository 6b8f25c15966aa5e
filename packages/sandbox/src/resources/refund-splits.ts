import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import { refundSplitCreateFields, refundSplitFields } from '@seller-funds/contract/vocabulary/v2';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import { createRefund } from '../domain/refunds/make-refund.js';
import { getRefund, listRefunds } from '../domain/refunds/refund-rows.js';
import type { RefundSplit, RefundToCreate } from '../domain/refunds/refund.js';
import { formatMoment } from '../kernel/moment.js';
import { pick, pickFields } from '../kernel/fields.js';
import { parsePeriod } from '../kernel/page.js';
import type { Session } from '../session.js';
import { buildTree } from './payment-splits.js';
import { lists, reads, writesOnce } from './handlers.js';

/** The operations that are the same in both versions. */
const common = {
  createRefundSplit: writesOnce(
    (unit, { body }: { readonly body: v1.RefundSplitCreate | v2.RefundSplitCreate }) =>
      // The list of a leaf is empty, which its type does not say.
      createRefund(unit, pick(body, refundSplitCreateFields) as RefundToCreate),
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

function shapeOf({ row, items }: RefundSplit): v1.RefundSplit & v2.RefundSplit {
  return {
    ...pickFields(row, refundSplitFields),
    extProcessedAt: formatMoment(row.extProcessedAt),
    items: buildTree(items) as (v1.RefundSplitItem & v2.RefundSplitItem)[],
  };
}
