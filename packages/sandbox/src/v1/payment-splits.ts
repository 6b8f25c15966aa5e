import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import { createSplit } from '../domain/splits/create-split.js';
import { getSplit } from '../domain/splits/find-split.js';
import { listSplits } from '../domain/splits/list-splits.js';
import type { PaymentSplit, SplitToCreate } from '../domain/splits/split.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { defined } from '../kernel/options.js';
import { envelope, periodOf } from '../kernel/page.js';
import { replayHeaders } from '../projection/replay.js';
import { itemsToCreate, itemTree } from '../projection/split-items.js';

/** Payment splits, in version 1. */
export const paymentSplits = {
  createPaymentSplit: async ({ body }, { caller, write }) => {
    const { split, replayed } = await write((unit) =>
      createSplit(unit, caller.division, commandOf(body)),
    );
    return { status: 200, headers: replayHeaders(replayed), body: shapeOf(split) };
  },

  getPaymentSplit: async ({ path }, { read }) => {
    return { status: 200, body: shapeOf(await read((unit) => getSplit(unit, path.code))) };
  },

  listPaymentSplits: async ({ query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: query._asc };
    const found = await read((unit) => listSplits(unit, page, periodOf(query), 'createdAt'));
    return { status: 200, body: envelope(page, found, shapeOf) };
  },
} satisfies Partial<V1Handlers<Session>>;

function commandOf(body: v1.PaymentSplitCreate): SplitToCreate {
  return {
    extRef: body.extRef,
    totalAmount: body.totalAmount,
    currency: body.currency,
    paymentProcessor: body.paymentProcessor,
    pspExtRef: body.pspExtRef ?? null,
    paymentMethod: body.paymentMethod,
    pspResponse: body.pspResponse ?? null,
    description: body.description ?? null,
    extProcessedAt: body.extProcessedAt,
    items: itemsToCreate(body.items),
  };
}

function shapeOf({ row, items }: PaymentSplit): v1.PaymentSplit {
  const { psp_response_type: type, psp_response_data: data } = row;
  return {
    code: row.code,
    extRef: row.ext_ref,
    totalAmount: row.total_amount,
    currency: row.currency,
    paymentProcessor: row.payment_processor,
    extProcessedAt: formatMoment(row.ext_processed_at),
    ...defined({
      pspExtRef: row.psp_ext_ref,
      paymentMethod: row.payment_method,
      pspResponse: type === null || data === null ? null : { type, data },
      description: row.description,
    }),
    items: itemTree(items) as v1.PaymentSplitItem[],
  };
}
