import { notFound, refuseField } from '../../kernel/service-error.js';
import { type Journal, confirmed, internalAccounts } from '../../ledger/journal.js';
import { post } from '../../ledger/post.js';
import type { PaymentSplitRow, TransactionRow } from '../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { divisionOf } from '../divisions/division.js';
import { recordLine } from '../settlement/processor-line.js';
import { findSplitByExtRef } from '../splits/find-split.js';
import type { PaymentSplit } from '../splits/split.js';
import {
  changeTransaction,
  transactionOf,
  paymentColumns,
  recordTransaction,
} from '../transactions/transaction.js';
import { can } from '../transitions.js';
import { findRow, updateRows } from '../../storage/rows.js';

interface ChargebackToCreate {
  readonly extRef: string;
  /** In minor units; null for the whole payment. */
  readonly amount: number | null;
  readonly pspMutationExtRef: string | null;
}

/** A chargeback, and whether it was reversed. */
export interface Chargeback {
  readonly transaction: TransactionRow;
  readonly reversed: boolean;
}

/**
 * Records a chargeback and debits the merchant's liable account, which may be overdrawn (D79, D77).
 * @throws {ServiceError} 422 if the payment is unknown or cancelled, or the amount exceeds the payment's
 */
export async function createChargeback(
  unit: WriteUnit,
  { extRef, amount, pspMutationExtRef }: ChargebackToCreate,
): Promise<Chargeback> {
  const { row } = await findPayment(unit, extRef);
  if (amount !== null && amount > row.totalAmount) {
    const params = { maximum: row.totalAmount };
    refuseField({ field: 'amount', code: '422.900.003', params, attemptedValue: amount });
  }
  const line = {
    ...paymentColumns(row),
    type: 'CHARGEBACK',
    amount: amount ?? row.totalAmount,
    pspMutationExtRef,
  } as const;
  const transaction = await recordTransaction(unit, { ...line, split: null }, 'RECONCILED');
  await recordLine(unit, line, transaction.code, 'BOOKED');
  await book(unit, transaction, row, 'CHARGEBACK');
  return { transaction, reversed: false };
}

/**
 * Reverses a chargeback and credits the merchant's liable account (D79). Idempotent.
 * @throws {ServiceError} 404 if the merchant has no chargeback with this code
 */
export async function reverseChargeback(unit: WriteUnit, code: string): Promise<Chargeback> {
  const transaction = await findRow(unit.db, 'transactions', { code });
  if (transaction?.type !== 'CHARGEBACK') throw notFound();
  const state = (await wasReversed(unit, code)) ? 'REVERSED' : 'BOOKED';
  if (!can('chargeback', 'reverse', state)) return { transaction, reversed: true };
  const { row } = await findPayment(unit, transaction.extRef ?? '');
  await book(unit, transaction, row, 'CHARGEBACK_REVERSAL');
  const message = 'The chargeback was reversed.';
  await changeTransaction(unit, code, { statusMessage: message });
  return { transaction, reversed: true };
}

async function findPayment(unit: ReadUnit, extRef: string): Promise<PaymentSplit> {
  const split = await findSplitByExtRef(unit, extRef);
  const status = split && (await transactionOf(unit, split.row.code)).status;
  if (split && status && can('payment', 'chargeback', status)) return split;
  const template = 'There is no payment with this reference, or its split was cancelled.';
  return refuseField({ field: 'extRef', code: '422.900.005', template, attemptedValue: extRef });
}

async function book(
  unit: WriteUnit,
  { code, currency, amount }: TransactionRow,
  { code: payment, division, chargedBackAmount }: PaymentSplitRow,
  kind: 'CHARGEBACK' | 'CHARGEBACK_REVERSAL',
): Promise<void> {
  const liable = confirmed((await divisionOf(unit, division)).liableAccount);
  const [from, to] =
    kind === 'CHARGEBACK'
      ? [liable, internalAccounts.bank]
      : ([internalAccounts.bank, liable] as const);
  const movements: Journal['movements'] = [{ from, to, currency, amount }];
  await post(unit, { kind, reference: code, cover: 'overdraft', movements });
  const sum = chargedBackAmount + (kind === 'CHARGEBACK' ? amount : -amount);
  await updateRows(unit.db, 'payment_splits', { code: payment }, { chargedBackAmount: sum });
}

async function wasReversed({ db }: ReadUnit, code: string): Promise<boolean> {
  const reversal = { reference: code, kind: 'CHARGEBACK_REVERSAL' } as const;
  return (await findRow(db, 'journals', reversal)) !== undefined;
}
