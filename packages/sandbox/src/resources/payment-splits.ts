import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import * as names1 from '@seller-funds/contract/vocabulary/v1';
import * as names2 from '@seller-funds/contract/vocabulary/v2';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import { cancelSplit } from '../domain/splits/cancel-split.js';
import { createSplit } from '../domain/splits/create-split.js';
import { getSplit } from '../domain/splits/find-split.js';
import { listSplits } from '../domain/splits/list-splits.js';
import type { PaymentSplit, SplitItemToCreate } from '../domain/splits/split.js';
import { refuseField } from '../kernel/service-error.js';
import { formatMoment } from '../kernel/moment.js';
import { pick, pickFields } from '../kernel/fields.js';
import { parsePeriod } from '../kernel/page.js';
import type { Session } from '../session.js';
import type { PaymentSplitItemRow, RefundSplitItemRow } from '../storage/tables.js';
import { lists, reads, writes, writesOnce } from './handlers.js';

export const v1Handlers = {
  createPaymentSplit: writesOnce(
    (unit, { body }, { caller }) =>
      createSplit(unit, caller.division, {
        ...pick(body, names1.paymentSplitCreateFields),
        items: itemsOf(body),
        pspResponseType: body.pspResponse?.type,
        pspResponseData: body.pspResponse?.data,
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
    (unit, { body }, { caller, world }) => {
      const { currency } = body;
      if (world.splitCurrencies === 'EUR' && currency !== 'EUR')
        refuseField({ field: 'currency', code: '422.900.005', attemptedValue: currency });
      return createSplit(unit, caller.division, {
        ...pick(body, names2.paymentSplitCreateFields),
        items: itemsOf(body),
      });
    },
    ({ split }) => toV2(split),
  ),
  getPaymentSplit: reads((unit, { path }) => getSplit(unit, path.code), toV2),
  listPaymentSplits: lists(
    (unit, page, { query }) => listSplits(unit, page, parsePeriod(query), query._orderBy),
    toV2,
  ),
} satisfies Partial<V2Handlers<Session>>;

/** The tree of a request. The list of a leaf is empty, which its type does not say. */
function itemsOf({ items }: v1.PaymentSplitCreate | v2.PaymentSplitCreate) {
  return items as readonly SplitItemToCreate[];
}

/** Version 1 also has the processor's response. */
function toV1(split: PaymentSplit): v1.PaymentSplit {
  const { pspResponseType: type, pspResponseData: data } = split.row;
  return {
    ...pickFields(split.row, names1.paymentSplitFields),
    ...(type !== null && data !== null && { pspResponse: { type, data } }),
    extProcessedAt: formatMoment(split.row.extProcessedAt),
    items: buildTree(split.items) as v1.PaymentSplitItem[],
  };
}

function toV2(split: PaymentSplit): v2.PaymentSplit {
  return {
    ...pickFields(split.row, names2.paymentSplitFields),
    extProcessedAt: formatMoment(split.row.extProcessedAt),
    items: buildTree(split.items) as v2.PaymentSplitItem[],
  };
}

type ItemRow = PaymentSplitItemRow | RefundSplitItemRow;

/** Builds the tree of a response from stored items. Items of a refund have a field more than those of a payment. */
export function buildTree(rows: readonly ItemRow[], parent: number | null = null): object[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row) => ({
      ...pickFields(row, names2.refundSplitLeafFields),
      ...(row.type === 'GROUP' && { items: buildTree(rows, row.line) }),
    }));
}
