import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { cancelSplit } from '../domain/splits/cancel-split.js';
import { createSplit } from '../domain/splits/create-split.js';
import { getSplit } from '../domain/splits/find-split.js';
import { listSplits } from '../domain/splits/list-splits.js';
import type { PaymentSplit } from '../domain/splits/split.js';
import type { Session } from '../session.js';
import { buildEnvelope, parsePeriod } from '../kernel/page.js';
import { splitItems, splitShape, toSplitToCreate } from '../projection/payment-splits.js';
import { replayHeaders } from '../projection/replay.js';

/** Payment splits, in version 2. */
export const paymentSplits = {
  cancelPaymentSplit: async ({ path, body }, { write }) => {
    const split = await write((unit) => cancelSplit(unit, path.code, body?.reason ?? null));
    return { status: 200, body: shapeOf(split) };
  },

  createPaymentSplit: async ({ body }, { caller, write }) => {
    const { split, replayed } = await write((unit) =>
      createSplit(unit, caller.division, toSplitToCreate(body)),
    );
    return { status: 200, headers: replayHeaders(replayed), body: shapeOf(split) };
  },

  getPaymentSplit: async ({ path }, { read }) => {
    return { status: 200, body: shapeOf(await read((unit) => getSplit(unit, path.code))) };
  },

  listPaymentSplits: async ({ query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: query._asc };
    const found = await read((unit) => listSplits(unit, page, parsePeriod(query), query._orderBy));
    return { status: 200, body: buildEnvelope(page, found, shapeOf) };
  },
} satisfies Partial<V2Handlers<Session>>;

function shapeOf(split: PaymentSplit): v2.PaymentSplit {
  return { ...splitShape(split), items: splitItems(split) as v2.PaymentSplitItem[] };
}
