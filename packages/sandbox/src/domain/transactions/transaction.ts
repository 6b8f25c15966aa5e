import { append, updateRows, findRow } from '../../storage/rows.js';
import type { PaymentSplitRow, TransactionRow } from '../../storage/tables.js';
import type { WriteUnit, ReadUnit } from '../../unit/unit.js';

/** The columns of a transaction that a split, a refund or a processor's report decides. */
export type TransactionData = Omit<
  TransactionRow,
  'code' | 'createdAt' | 'status' | 'statusMessage' | 'updatedAt'
>;

/** Returns the columns that the transactions of a payment, of its refunds and of its chargebacks share. */
export function paymentColumns(payment: PaymentSplitRow) {
  const { currency, extRef, pspExtRef } = payment;
  const { paymentProcessor: processor, paymentMethod: method } = payment;
  return { currency, processor, method, extRef, pspExtRef, pspMutationExtRef: null };
}

/** Stores a new transaction (D70, D82). */
export async function recordTransaction(
  { db, now, codes }: WriteUnit,
  data: TransactionData,
  status: TransactionRow['status'],
): Promise<TransactionRow> {
  const own = { code: codes.next('tx'), status, statusMessage: null };
  const row = { ...data, ...own, createdAt: now, updatedAt: now };
  await append(db, 'transactions', row);
  return row;
}

type TransactionChange = Partial<Omit<TransactionRow, 'code' | 'createdAt' | 'updatedAt'>>;

/** Changes a transaction and its `updatedAt` (D194). */
export async function changeTransaction(
  { db, now }: WriteUnit,
  code: string,
  change: TransactionChange,
): Promise<void> {
  await updateRows(db, 'transactions', { code }, { ...change, updatedAt: now });
}

/** Returns the transaction of a payment or refund split; every split has one. */
export async function transactionOf({ db }: ReadUnit, split: string): Promise<TransactionRow> {
  const row = await findRow(db, 'transactions', { split });
  if (!row) throw new Error(`The split ${split} has no transaction.`);
  return row;
}
