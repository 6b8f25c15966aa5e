import {
  type Movement,
  type NetAmount,
  netMovements,
  confirmed,
  internalAccounts,
} from '../../ledger/journal.js';
import { findMovements } from '../../ledger/list-journals.js';
import type { BookedPayment } from '../../ledger/payout-items.js';
import { post } from '../../ledger/post.js';
import { findRow, getRow } from '../../storage/rows.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { divisionOf } from '../divisions/division.js';
import { localDay } from '../../kernel/local-time.js';
import { changeTransaction } from '../transactions/transaction.js';

/** Moves the pending amounts of a split to confirmed, and the processor's from clearing to the bank (D55, D82). */
export async function settle(
  unit: WriteUnit,
  { code, split }: { readonly code: string; readonly split: string },
): Promise<void> {
  const booked = await findMovements(unit, ['PAYMENT_SPLIT', 'REFUND_SPLIT'], [split]);
  await post(unit, {
    kind: 'SETTLEMENT',
    reference: split,
    payment: await findPayment(unit, split),
    movements: netMovements(booked).map((net) => settlementMovement(net)),
  });
  await changeTransaction(unit, code, { status: 'RECONCILED', statusMessage: null });
}

/** Returns the payment that a split is or refunds, and the day on which a payment was received in its division (D101). */
async function findPayment(unit: ReadUnit, split: string): Promise<BookedPayment> {
  const payment = await findRow(unit.db, 'payment_splits', { code: split });
  if (!payment) return { code: (await getRow(unit.db, 'refund_splits', { code: split })).split };
  const { timezone } = await divisionOf(unit, payment.division);
  return { code: split, receivedOn: localDay(payment.createdAt, timezone) };
}

/** Returns the movement that settles a net amount; a negative one moves in the opposite direction. */
function settlementMovement({ account, bucket, currency, amount }: NetAmount): Movement {
  const place = { account, bucket };
  const after = bucket === 'INTERNAL' ? internalAccounts.bank : confirmed(account);
  return amount > 0
    ? { from: place, to: after, currency, amount }
    : { from: after, to: place, currency, amount: -amount };
}
