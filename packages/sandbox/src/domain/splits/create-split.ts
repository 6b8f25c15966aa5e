import { post } from '../../ledger/post.js';
import { parseMomentField } from '../../kernel/moment-field.js';
import { append } from '../../storage/pages.js';
import type { PaymentSplitRow } from '../../storage/tables.js';
import type { CallerDivision } from '../../unit/caller.js';
import type { WriteUnit } from '../../unit/unit.js';
import { findPayment } from '../settlement/match-line.js';
import { recordSplitTransaction } from '../settlement/record-split-transaction.js';
import { getSplit } from './find-split.js';
import { flattenTree } from './item-tree.js';
import { type Booking, bookLeaf } from './label-movements.js';
import { findOpenAccounts } from './resolve-accounts.js';
import type { PaymentSplit, SplitToCreate } from './split.js';
import { storeSplit } from './store-split.js';

/** A split, and whether it existed before the request. */
interface CreatedSplit {
  readonly split: PaymentSplit;
  readonly replayed: boolean;
}

/**
 * Splits a payment over accounts: stores the split, books each leaf and records the transaction. If a split
 * with the extRef exists, returns it, whatever else is sent (D61, D159).
 * @throws {ServiceError} 422 or 409 if the item tree is invalid
 */
export async function createSplit(
  unit: WriteUnit,
  division: CallerDivision,
  command: SplitToCreate,
): Promise<CreatedSplit> {
  const { split: known, reported } = await findPayment(unit, command);
  if (known !== null) return { split: await getSplit(unit, known), replayed: true };
  const nodes = flattenTree(command.items, command.totalAmount);
  const processedAt = parseMomentField('extProcessedAt', command.extProcessedAt, unit.now);
  const named = nodes.map(({ item }) => item.accountCode);
  const accounts = await findOpenAccounts(unit, named);
  const row = await storeRow(unit, division, command, processedAt);
  const context = { currency: command.currency, liable: division.liableAccount, accounts };
  const lines = nodes.map((node) => {
    const code = unit.codes.next('si');
    const booking = node.item.type === 'ITEM' ? bookLeaf(node, context) : undefined;
    return { node, code, booking };
  });
  const items = await storeSplit(unit, row, lines, accounts);
  const bookings = lines.flatMap(({ booking }) => booking ?? []);
  await post(unit, {
    kind: 'PAYMENT_SPLIT',
    reference: row.code,
    movements: bookings.flatMap(({ movements }) => movements),
    processed: grossByAccount(bookings),
  });
  await recordSplitTransaction(
    unit,
    {
      type: 'PAYMENT',
      split: row.code,
      amount: row.total_amount,
      currency: row.currency,
      processor: row.payment_processor,
      method: row.payment_method,
      extRef: row.ext_ref,
      pspExtRef: row.psp_ext_ref,
      pspMutationExtRef: null,
    },
    reported,
  );
  return { split: { row, items }, replayed: false };
}

/** Returns the gross credit of each account, before labels move money on (D50). */
function grossByAccount(bookings: readonly Booking[]): Map<string, number> {
  const gross = new Map<string, number>();
  for (const { account, movements } of bookings) {
    gross.set(account, (gross.get(account) ?? 0) + (movements[0]?.amount ?? 0));
  }
  return gross;
}

async function storeRow(
  unit: WriteUnit,
  division: CallerDivision,
  command: SplitToCreate,
  processedAt: number,
): Promise<PaymentSplitRow> {
  return append(unit.db, 'payment_splits', {
    code: unit.codes.next('sp'),
    division: division.code,
    ext_ref: command.extRef,
    total_amount: command.totalAmount,
    currency: command.currency,
    psp_ext_ref: command.pspExtRef,
    payment_processor: command.paymentProcessor,
    payment_method: command.paymentMethod,
    psp_response_type: command.pspResponse?.type ?? null,
    psp_response_data: command.pspResponse?.data ?? null,
    description: command.description,
    ext_processed_at: processedAt,
    refunded_amount: 0,
    cancel_reason: null,
    created_at: unit.now,
  });
}
