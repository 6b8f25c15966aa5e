import { refuseField } from '../kernel/service-error.js';
import type { MovementRow } from '../storage/tables.js';
import type { Journal } from './journal.js';
import { netMovements } from './net-movements.js';

/** The change that a journal makes to the balance of one account in one currency. */
export interface BalanceChange {
  readonly account: string;
  readonly currency: string;
  readonly confirmed: number;
  readonly pending: number;
  readonly processed: number;
}

type BalancePart = 'confirmed' | 'pending' | 'processed';

/**
 * Returns the changes that a journal makes to each balance.
 * @returns one change per account and currency, sorted by account. Balances are always locked in this
 * order, so that two journals cannot deadlock.
 * @throws {ServiceError} 422 if a change is out of the range of amounts (D123)
 */
export function balanceChanges(
  movements: readonly MovementRow[],
  processed: Journal['processed'] = new Map(),
): BalanceChange[] {
  const changes = new Map<string, Omit<BalanceChange, BalancePart> & Record<BalancePart, number>>();
  const set = (account: string, currency: string, part: BalancePart, amount: number): void => {
    if (!Number.isSafeInteger(amount)) refuseOutOfRange();
    const key = balanceKey({ account, currency });
    const zero = { account, currency, confirmed: 0, pending: 0, processed: 0 };
    const change = changes.get(key) ?? zero;
    change[part] = amount;
    changes.set(key, change);
  };
  for (const { account, bucket, currency, amount } of netMovements(movements)) {
    if (bucket === 'CONFIRMED') set(account, currency, 'confirmed', amount);
    if (bucket === 'PENDING') set(account, currency, 'pending', amount);
  }
  const currency = movements[0]?.currency ?? '';
  for (const [account, amount] of processed)
    if (amount !== 0) set(account, currency, 'processed', amount);
  return [...changes]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, balance]) => balance);
}

/**
 * Throws the error for an amount out of range.
 * @throws {ServiceError} 422
 */
export function refuseOutOfRange(): never {
  const params = { maximum: Number.MAX_SAFE_INTEGER };
  return refuseField({ field: 'amount', code: '422.900.003', params });
}

/** Returns a key that identifies a balance within a tenant. */
export function balanceKey({
  account,
  currency,
}: Pick<BalanceChange, 'account' | 'currency'>): string {
  return `${account} ${currency}`;
}
