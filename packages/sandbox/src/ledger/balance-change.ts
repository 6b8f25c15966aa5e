import { refuseField } from '../kernel/service-error.js';
import type { Journal } from './journal.js';
import type { LedgerAccount } from './ledger-account.js';

type Part = 'confirmed' | 'pending' | 'processed';

/** The change that a journal makes to the balance of one account in one currency. */
export interface BalanceChange {
  readonly account: string;
  readonly currency: string;
  readonly confirmed: number;
  readonly pending: number;
  readonly processed: number;
}

/**
 * Adds up the changes that a journal makes to each balance, in bigint: intermediate sums may exceed the range of safe
 * integers.
 * @returns one change per account and currency, sorted by account. Balances are always locked in this
 * order, so that two journals cannot deadlock.
 * @throws {ServiceError} 422 if a change is out of the range of amounts (D123)
 */
export function balanceChanges({ movements, processed }: Journal): BalanceChange[] {
  const sums = new Map<
    string,
    { account: string; currency: string; parts: Record<Part, bigint> }
  >();
  const add = (account: string, currency: string, part: Part, amount: number): void => {
    const key = balanceKey({ account, currency });
    const zero = { account, currency, parts: { confirmed: 0n, pending: 0n, processed: 0n } };
    const sum = sums.get(key) ?? zero;
    sum.parts[part] += BigInt(amount);
    sums.set(key, sum);
  };
  const move = ({ account, bucket }: LedgerAccount, currency: string, amount: number): void => {
    if (bucket === 'CONFIRMED') add(account, currency, 'confirmed', amount);
    if (bucket === 'PENDING') add(account, currency, 'pending', amount);
  };
  for (const { from, to, currency, amount } of movements) {
    move(from, currency, -amount);
    move(to, currency, amount);
  }
  const currency = movements[0]?.currency ?? '';
  for (const [account, amount] of processed ?? []) add(account, currency, 'processed', amount);
  return [...sums]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, { parts, ...balance }]) => ({
      ...balance,
      confirmed: amountOf(parts.confirmed),
      pending: amountOf(parts.pending),
      processed: amountOf(parts.processed),
    }))
    .filter((change) => change.confirmed !== 0 || change.pending !== 0 || change.processed !== 0);
}

function amountOf(sum: bigint): number {
  const amount = Number(sum);
  return Number.isSafeInteger(amount) ? amount : refuseOutOfRange();
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
