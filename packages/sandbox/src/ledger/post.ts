import { insert } from '../storage/rows.js';
import type { AccountEntryRow, MovementRow } from '../storage/tables.js';
import type { WriteUnit } from '../unit/unit.js';
import { balanceChanges, changeBalances } from './change-balances.js';
import type { Journal } from './journal.js';

/**
 * Books a journal: stores its movements and changes the balances. All bookings go through this function.
 * @throws {InsufficientFunds} if an account must cover its debit and cannot
 * @throws {ServiceError} 422 if a balance would be out of the range of amounts (D123)
 */
export async function post(unit: WriteUnit, journal: Journal): Promise<void> {
  const { db, now } = unit;
  const { kind, reference, movements, cover, processed } = journal;
  if (movements.length === 0) throw new Error(`The journal of ${reference} has no movements.`);
  const code = unit.codes.next('jr');
  const position = unit.codes.number;
  const booked = movements.map(
    ({ from, to, currency, amount, label = null, item = null }, line): MovementRow => ({
      journal: position,
      line,
      debitAccount: from.account,
      debitBucket: from.bucket,
      creditAccount: to.account,
      creditBucket: to.bucket,
      currency,
      amount,
      label,
      item,
    }),
  );
  // Throws for amounts out of range, so it has to come before the first statement.
  const changes = balanceChanges(booked, processed);
  // Sent concurrently: PostgreSQL gets them in one round trip, and rejects all statements after a failed one.
  const [, , changed] = await Promise.all([
    insert(db, 'journals', [{ position, code, kind, reference, createdAt: now }]),
    insert(db, 'movements', booked),
    changeBalances(db, changes, cover),
  ]);
  const entries = changed.map((change): AccountEntryRow => {
    const { account, currency, confirmed, pending } = change;
    const after = { confirmedAfter: change.confirmedAfter, pendingAfter: change.pendingAfter };
    return { account, currency, journal: position, confirmed, pending, ...after };
  });
  await insert(db, 'account_entries', entries);
}
