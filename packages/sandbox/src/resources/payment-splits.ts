import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import { cancelSplit } from '../domain/splits/cancel-split.js';
import { createSplit } from '../domain/splits/create-split.js';
import { getSplit } from '../domain/splits/find-split.js';
import { listSplits } from '../domain/splits/list-splits.js';
import type { PaymentSplit, SplitItemToCreate, SplitToCreate } from '../domain/splits/split.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { parsePeriod } from '../kernel/page.js';
import type { Session } from '../session.js';
import { buildTree, itemColumns } from './build-tree.js';
import { lists, reads, writes, writesOnce } from './handlers.js';

export const v1Handlers = {
  createPaymentSplit: writesOnce(
    (unit, { body }, { caller }) =>
      createSplit(unit, caller.division, {
        ...toCommand(body),
        pspResponseType: body.pspResponse?.type ?? null,
        pspResponseData: body.pspResponse?.data ?? null,
      }),
    ({ split }) => toV1(split),
  ),
  getPaymentSplit: reads((unit, { path }) => getSplit(unit, path.code), toV1),
  listPaymentSplits: lists(
    (unit, page, { query }) => listSplits(unit, page, parsePeriod(query), 'createdAt'),
    toV1,
  ),
} satisfies Partial<V1Handlers<Session>>;

export const v2Handlers = {
  cancelPaymentSplit: writes(
    (unit, { path, body }) => cancelSplit(unit, path.code, body?.reason ?? null),
    toV2,
  ),
  createPaymentSplit: writesOnce(
    (unit, { body }, { caller }) => createSplit(unit, caller.division, toCommand(body)),
    ({ split }) => toV2(split),
  ),
  getPaymentSplit: reads((unit, { path }) => getSplit(unit, path.code), toV2),
  listPaymentSplits: lists(
    (unit, page, { query }) => listSplits(unit, page, parsePeriod(query), query._orderBy),
    toV2,
  ),
} satisfies Partial<V2Handlers<Session>>;

/** Converts a request of either version to a command; values that were left out become null. */
function toCommand(body: v1.PaymentSplitCreate | v2.PaymentSplitCreate): SplitToCreate {
  return {
    extRef: body.extRef,
    totalAmount: body.totalAmount,
    currency: body.currency,
    paymentProcessor: body.paymentProcessor,
    pspExtRef: body.pspExtRef ?? null,
    paymentMethod: body.paymentMethod ?? null,
    pspResponseType: null,
    pspResponseData: null,
    description: body.description ?? null,
    extProcessedAt: body.extProcessedAt ?? null,
    items: body.items.map((item) => toItem(item)),
  };
}

/** A node of the tree of a request. */
type ItemBody =
  | v1.PaymentSplitItemCreate
  | v1.PaymentSplitSubItemCreate
  | v2.PaymentSplitItemCreate
  | v2.PaymentSplitSubItemCreate;

function toItem(item: ItemBody): SplitItemToCreate {
  return {
    type: item.type,
    extRef: item.extRef,
    amount: item.amount,
    ...itemColumns(item),
    items: item.type === 'GROUP' ? item.items.map((inner) => toItem(inner)) : [],
  };
}

/** Version 1 also has the processor's response. */
function toV1(split: PaymentSplit): v1.PaymentSplit {
  const { pspResponseType: type, pspResponseData: data } = split.row;
  return {
    ...commonShape(split),
    ...(type !== null && data !== null && { pspResponse: { type, data } }),
    items: buildTree(split.items) as v1.PaymentSplitItem[],
  };
}

function toV2(split: PaymentSplit): v2.PaymentSplit {
  const items = buildTree(split.items) as v2.PaymentSplitItem[];
  return { ...commonShape(split), items };
}

function commonShape({ row }: PaymentSplit) {
  return {
    code: row.code,
    extRef: row.extRef,
    totalAmount: row.totalAmount,
    currency: row.currency,
    paymentProcessor: row.paymentProcessor,
    extProcessedAt: formatMoment(row.extProcessedAt),
    ...omitNullish({
      pspExtRef: row.pspExtRef,
      paymentMethod: row.paymentMethod,
      description: row.description,
    }),
  };
}
