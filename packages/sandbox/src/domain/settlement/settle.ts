import {
  type Movement,
  type NetAmount,
  netMovements,
  confirmed,
  internalAccounts,
} from '../../ledger/journal.js';
import { findMovements } from '../../ledger/list-journals.js';
import { post } from '../../ledger/post.js';
import type { WriteUnit } from '../../unit/unit.js';
import { changeTransaction } from '../transactions/transaction.js';

/**
 * Settles a payment or refund that the processor has reported with the right amount: moves the pending amounts
 * of its split to confirmed, and the processor's amount from clearing to the bank (D55, D82).
 */
export async function settle(
  unit: WriteUnit,
  { code, split }: { readonly code: string; readonly split: string },
): Promise<void> {
  const booked = await findMovements(unit, ['PAYMENT_SPLIT', 'REFUND_SPLIT'], [split]);
  await post(unit, {
    kind: 'SETTLEMENT',
    reference: split,
    movements: netMovements(booked).map((net) => settlementMovement(net)),
  });
  await changeTransaction(unit, code, { status: 'RECONCILED', statusMessage: null });
}

/** Returns the movement that settles a net amount; a negative one moves in the opposite direction. */
function settlementMovement({ account, bucket, currency, amount }: NetAmount): Movement {
  const place = { account, bucket };
  const after = bucket === 'INTERNAL' ? internalAccounts.bank : confirmed(account);
  return amount > 0
    ? { from: place, to: after, currency, amount }
    : { from: after, to: place, currency, amount: -amount };
}
