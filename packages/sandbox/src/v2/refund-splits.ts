import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { createRefund } from '../domain/refunds/make-refund.js';
import { getRefund, listRefunds } from '../domain/refunds/refund-rows.js';
import type { RefundSplit } from '../domain/refunds/refund.js';
import { buildEnvelope, parsePeriod } from '../kernel/page.js';
import { refundItems, refundShape, toRefundToCreate } from '../projection/refund-splits.js';
import { replayHeaders } from '../projection/replay.js';
import type { Session } from '../session.js';

/** Refund splits, in version 2. */
export const refundSplits = {
  createRefundSplit: async ({ body }, { write }) => {
    const { refund, replayed } = await write((unit) => createRefund(unit, toRefundToCreate(body)));
    return { status: 200, headers: replayHeaders(replayed), body: shapeOf(refund) };
  },

  getRefundSplit: async ({ path }, { read }) => {
    return { status: 200, body: shapeOf(await read((unit) => getRefund(unit, path.code))) };
  },

  listRefundSplits: async ({ query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: query._asc };
    const found = await read((unit) => listRefunds(unit, page, parsePeriod(query), query._orderBy));
    return { status: 200, body: buildEnvelope(page, found, shapeOf) };
  },
} satisfies Partial<V2Handlers<Session>>;

function shapeOf(refund: RefundSplit): v2.RefundSplit {
  return { ...refundShape(refund), items: refundItems(refund) as v2.RefundSplitItem[] };
}
