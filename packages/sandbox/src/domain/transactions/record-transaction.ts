import { nextPosition } from '../../storage/positions.js';
import { prepareInsert } from '../../storage/prepared.js';
import type { PaymentSplitRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';

const insert = prepareInsert('transactions', [
  'tenant',
  'code',
  'position',
  'type',
  'status',
  'status_message',
  'amount',
  'currency',
  'processor',
  'method',
  'ext_ref',
  'psp_ext_ref',
  'psp_mutation_ext_ref',
  'split',
  'created_at',
  'updated_at',
]);

/** Records the transaction of a new payment split, which the processor has not reported yet (D70). */
export async function recordTransaction(unit: WriteUnit, split: PaymentSplitRow): Promise<void> {
  const { db, tenant, now } = unit;
  const row = {
    tenant,
    code: unit.codes.next('tx'),
    position: await nextPosition(db, tenant, 'transactions'),
    type: 'PAYMENT',
    status: 'PENDING_SETTLEMENT',
    status_message: null,
    amount: split.total_amount,
    currency: split.currency,
    processor: split.payment_processor,
    method: split.payment_method,
    ext_ref: split.ext_ref,
    psp_ext_ref: split.psp_ext_ref,
    psp_mutation_ext_ref: null,
    split: split.code,
    created_at: now,
    updated_at: now,
  };
  await insert(db, [row]);
}
