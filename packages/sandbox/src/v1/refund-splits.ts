import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import { createRefund } from '../domain/refunds/make-refund.js';
import { getRefund, listRefunds } from '../domain/refunds/refund-rows.js';
import type { RefundSplit } from '../domain/refunds/refund.js';
import { buildEnvelope, parsePeriod } from '../kernel/page.js';
import { refundItems, refundShape, toRefundToCreate } from '../projection/refund-splits.js';
import { replayHeaders } from '../projection/replay.js';
import type { Session } from '../session.js';

/** Refund splits, in version 1. */
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
    const found = await read((unit) => listRefunds(unit, page, parsePeriod(query), 'createdAt'));
    return { status: 200, body: buildEnvelope(page, found, shapeOf) };
  },
} satisfies Partial<V1Handlers<Session>>;

function shapeOf(refund: RefundSplit): v1.RefundSplit {
  return { ...refundShape(refund), items: refundItems(refund) as v1.RefundSplitItem[] };
}
