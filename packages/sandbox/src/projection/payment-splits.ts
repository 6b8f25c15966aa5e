import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import type { PaymentSplitItemRow } from '../storage/tables.js';
import type { PaymentSplit, SplitItemToCreate, SplitToCreate } from '../domain/splits/split.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildTree } from './build-tree.js';

/** A node of a payment split in a request of either version. */
type ItemBody =
  | v1.PaymentSplitItemCreate
  | v1.PaymentSplitSubItemCreate
  | v2.PaymentSplitItemCreate
  | v2.PaymentSplitSubItemCreate;

/** Converts a request of either version to a command; values that were left out become null. */
export function toSplitToCreate(
  body: v1.PaymentSplitCreate | v2.PaymentSplitCreate,
): SplitToCreate {
  return {
    extRef: body.extRef,
    totalAmount: body.totalAmount,
    currency: body.currency,
    paymentProcessor: body.paymentProcessor,
    pspExtRef: body.pspExtRef ?? null,
    paymentMethod: body.paymentMethod ?? null,
    description: body.description ?? null,
    extProcessedAt: body.extProcessedAt ?? null,
    items: itemsToCreate(body.items),
  };
}

function itemsToCreate(items: readonly ItemBody[]): SplitItemToCreate[] {
  return items.map((item) => ({
    type: item.type,
    extRef: item.extRef,
    label: item.label ?? null,
    amount: item.amount,
    accountCode: item.accountCode ?? null,
    description: item.description ?? null,
    items: item.type === 'GROUP' ? itemsToCreate(item.items) : [],
  }));
}

/** The response of a split without its items, in both versions. */
export function splitShape({ row }: PaymentSplit) {
  return {
    code: row.code,
    extRef: row.ext_ref,
    totalAmount: row.total_amount,
    currency: row.currency,
    paymentProcessor: row.payment_processor,
    extProcessedAt: formatMoment(row.ext_processed_at),
    ...omitNullish({
      pspExtRef: row.psp_ext_ref,
      paymentMethod: row.payment_method,
      description: row.description,
    }),
  };
}

/** The item tree of a split, in both versions. */
export function splitItems({ items }: PaymentSplit) {
  return buildTree(items, itemShape);
}

function itemShape(row: PaymentSplitItemRow) {
  return {
    code: row.code,
    type: row.type,
    extRef: row.ext_ref,
    amount: row.amount,
    ...omitNullish({
      label: row.label,
      accountCode: row.account,
      description: row.description,
    }),
  };
}
