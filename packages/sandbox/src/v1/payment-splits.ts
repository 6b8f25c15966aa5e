import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import { createSplit } from '../domain/splits/create-split.js';
import { getSplit } from '../domain/splits/find-split.js';
import { listSplits } from '../domain/splits/list-splits.js';
import type { PaymentSplit, SplitToCreate } from '../domain/splits/split.js';
import type { Session } from '../session.js';
import { buildEnvelope, parsePeriod } from '../kernel/page.js';
import { splitItems, splitShape, toSplitToCreate } from '../projection/payment-splits.js';
import { replayHeaders } from '../projection/replay.js';

/** Payment splits, in version 1. */
export const paymentSplits = {
  createPaymentSplit: async ({ body }, { caller, write }) => {
    const { split, replayed } = await write((unit) =>
      createSplit(unit, caller.division, toCommand(body)),
    );
    return { status: 200, headers: replayHeaders(replayed), body: shapeOf(split) };
  },

  getPaymentSplit: async ({ path }, { read }) => {
    return { status: 200, body: shapeOf(await read((unit) => getSplit(unit, path.code))) };
  },

  listPaymentSplits: async ({ query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: query._asc };
    const found = await read((unit) => listSplits(unit, page, parsePeriod(query), 'createdAt'));
    return { status: 200, body: buildEnvelope(page, found, shapeOf) };
  },
} satisfies Partial<V1Handlers<Session>>;

/** In version 1, a split stores the processor's response. */
function toCommand(body: v1.PaymentSplitCreate): SplitToCreate {
  return { ...toSplitToCreate(body), pspResponse: body.pspResponse ?? null };
}

function shapeOf(split: PaymentSplit): v1.PaymentSplit {
  const { psp_response_type: type, psp_response_data: data } = split.row;
  return {
    ...splitShape(split),
    ...(type !== null && data !== null && { pspResponse: { type, data } }),
    items: splitItems(split) as v1.PaymentSplitItem[],
  };
}
