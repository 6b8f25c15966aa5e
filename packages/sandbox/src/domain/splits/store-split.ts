import { prepareInsert } from '../../storage/prepared.js';
import { together } from '../../storage/together.js';
import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import type { FlatItem } from './item-tree.js';
import type { Booking } from './label-movements.js';
import { openAccountOf, type OpenAccounts } from './resolve-accounts.js';

/** A node of the tree with the code that it got, and what it books if it is a leaf. */
export interface SplitLine {
  readonly node: FlatItem;
  readonly code: string;
  readonly booking: Booking | undefined;
}

const insertSplits = prepareInsert('payment_splits', [
  'tenant',
  'code',
  'position',
  'division',
  'ext_ref',
  'total_amount',
  'currency',
  'psp_ext_ref',
  'payment_processor',
  'payment_method',
  'psp_response_type',
  'psp_response_data',
  'description',
  'ext_processed_at',
  'refunded_amount',
  'cancel_reason',
  'created_at',
]);

const insertItems = prepareInsert('payment_split_items', [
  'tenant',
  'split',
  'line',
  'code',
  'parent',
  'type',
  'label',
  'ext_ref',
  'amount',
  'account',
  'booked_account',
  'description',
  'refunded_amount',
]);

/** Stores a split and its items. An account that is unknown or closed is stored as none (D150). */
export async function storeSplit(
  { db, tenant }: WriteUnit,
  split: PaymentSplitRow,
  lines: readonly SplitLine[],
  accounts: OpenAccounts,
): Promise<PaymentSplitItemRow[]> {
  const rows = lines.map(({ node, code, booking }): PaymentSplitItemRow => {
    const { type, label, extRef, amount, accountCode, description } = node.item;
    return {
      tenant,
      split: split.code,
      line: node.line,
      code,
      parent: node.parent?.line ?? null,
      type,
      label,
      ext_ref: extRef,
      amount,
      account: openAccountOf(accountCode, accounts)?.code ?? null,
      booked_account: booking?.account ?? null,
      description,
      refunded_amount: 0,
    };
  });
  await together(
    () => insertSplits(db, [split]),
    () => insertItems(db, rows),
  );
  return rows;
}
