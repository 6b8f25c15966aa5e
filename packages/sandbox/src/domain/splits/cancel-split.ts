import { post } from '../../ledger/post.js';
import { ServiceError } from '../../kernel/service-error.js';
import type { WriteUnit } from '../../unit/unit.js';
import { changeTransaction, transactionOf } from '../transactions/transaction.js';
import { can } from '../transitions.js';
import { getSplit } from './find-split.js';
import { reverseSplit } from './reverse-movements.js';
import type { PaymentSplit } from './split.js';
import { updateRows } from '../../storage/rows.js';

/**
 * Cancels a payment split that is not settled and not refunded (D71, D204): reverses its booking and cancels
 * its transaction. Idempotent.
 * @throws {ServiceError} 404 if the code is unknown, 409 if the payment is settled or refunded
 */
export async function cancelSplit(
  unit: WriteUnit,
  code: string,
  reason: string | null,
): Promise<PaymentSplit> {
  const split = await getSplit(unit, code);
  const { code: transaction, status } = await transactionOf(unit, code);
  if (status === 'CANCELLED') return split;
  const extRef = split.row.extRef;
  if (!can('payment', 'cancel', status)) throw new ServiceError('409.300.003', { extRef });
  if (split.row.refundedAmount > 0) throw new ServiceError('409.300.004', { extRef });
  await post(unit, {
    kind: 'SPLIT_CANCELLATION',
    reference: code,
    ...(await reverseSplit(unit, code)),
  });
  await changeTransaction(unit, transaction, { status: 'CANCELLED', statusMessage: null });
  await updateRows(unit.db, 'payment_splits', { code }, { cancelReason: reason });
  return split;
}
