import type { Journal, Movement } from './journal.js';

/** How a journal changes the balance of one account in one currency. */
export interface BalanceChange {
  readonly account: string;
  readonly currency: string;
  confirmed: number;
  pending: number;
  processed: number;
}

/**
 * Adds up what a journal does to each balance.
 * @returns one change per account and currency, in the order of accounts: whoever locks balances does
 * so in this order, so that two journals never wait for each other
 */
export function balanceChanges({ movements, processed }: Journal): BalanceChange[] {
  const changes = new Map<string, BalanceChange>();
  const changeOf = (account: string, currency: string): BalanceChange => {
    const key = keyOf({ account, currency });
    const known = changes.get(key);
    if (known) return known;
    const fresh = { account, currency, confirmed: 0, pending: 0, processed: 0 };
    changes.set(key, fresh);
    return fresh;
  };
  for (const movement of movements) {
    apply(movement, movement.from, -movement.amount, changeOf);
    apply(movement, movement.to, movement.amount, changeOf);
  }
  const currency = movements[0]?.currency ?? '';
  for (const [account, amount] of processed ?? []) changeOf(account, currency).processed += amount;
  return [...changes.values()]
    .filter((change) => change.confirmed !== 0 || change.pending !== 0 || change.processed !== 0)
    .toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
}

function apply(
  { currency }: Movement,
  { account, bucket }: Movement['from'],
  amount: number,
  changeOf: (account: string, currency: string) => BalanceChange,
): void {
  if (bucket === 'CONFIRMED') changeOf(account, currency).confirmed += amount;
  if (bucket === 'PENDING') changeOf(account, currency).pending += amount;
}

/** Tells the balances of a tenant apart. */
export function keyOf({ account, currency }: Pick<BalanceChange, 'account' | 'currency'>): string {
  return `${account} ${currency}`;
}
