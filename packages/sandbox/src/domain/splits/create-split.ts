import { post } from '../../ledger/post.js';
import { parseMomentField } from '../../kernel/moment.js';
import { insert, append } from '../../storage/rows.js';
import { completeRow } from '../../storage/tables.js';
import type { CallerDivision } from '../../unit/caller.js';
import type { WriteUnit } from '../../unit/unit.js';
import { findPayment } from '../settlement/match-line.js';
import { recordSplitTransaction } from '../settlement/record-split-transaction.js';
import { paymentColumns } from '../transactions/transaction.js';
import { getSplit } from './find-split.js';
import { type Booking, bookLeaf, bookTree } from './label-movements.js';
import { findOpenAccounts, openAccountOf } from './resolve-accounts.js';
import type { PaymentSplit, SplitItemToCreate, SplitToCreate } from './split.js';
import { checkTree, flattenNodes, type TreeRules } from './tree.js';

interface CreatedSplit {
  readonly split: PaymentSplit;
  readonly replayed: boolean;
}

const rules: TreeRules<SplitItemToCreate> = {
  tooMany: '422.300.005',
  wrongTotal: '422.300.001',
  wrongSum: '422.300.004',
  duplicate: '409.300.002',
  counts: () => true,
  amountOf: ({ amount }) => amount,
};

/**
 * Splits a payment over accounts: stores the split, books each leaf and records the transaction. If a split
 * with the extRef exists, returns it, whatever else is sent (D61, D159). Stores unknown and closed accounts as null
 * (D150).
 * @throws {ServiceError} 422 or 409 if the item tree is invalid
 */
export async function createSplit(
  unit: WriteUnit,
  division: CallerDivision,
  command: SplitToCreate,
): Promise<CreatedSplit> {
  const { split: known, reported } = await findPayment(unit, command);
  if (known !== null) return { split: await getSplit(unit, known), replayed: true };
  const nodes = flattenNodes(command.items);
  checkTree(nodes, command.totalAmount, rules);
  const named = nodes.map(({ item }) => item.accountCode);
  const accounts = await findOpenAccounts(unit, named);
  const row = await append(unit.db, 'payment_splits', {
    ...command,
    code: unit.codes.next('sp'),
    division: division.code,
    extProcessedAt: parseMomentField('extProcessedAt', command.extProcessedAt, unit.now),
    refundedAmount: 0,
    chargedBackAmount: 0,
    createdAt: unit.now,
  });
  const { world } = unit;
  const context = { currency: row.currency, liable: division.liableAccount, accounts, world };
  const lines = bookTree(unit, nodes, (node) => bookLeaf(node, context));
  const items = lines.map(({ item, columns }) => {
    const accountCode = openAccountOf(item.accountCode, accounts)?.code;
    const sent = { ...item, ...columns, split: row.code, accountCode, refundedAmount: 0 };
    return completeRow('payment_split_items', sent);
  });
  await insert(unit.db, 'payment_split_items', items);
  const bookings = lines.flatMap(({ booking }) => booking ?? []);
  await post(unit, {
    kind: 'PAYMENT_SPLIT',
    reference: row.code,
    movements: bookings.flatMap(({ movements }) => movements),
    processed: grossByAccount(bookings),
  });
  const { code, totalAmount: amount } = row;
  const transaction = { ...paymentColumns(row), type: 'PAYMENT', split: code, amount } as const;
  await recordSplitTransaction(unit, transaction, reported);
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
