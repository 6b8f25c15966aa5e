import { refuseField } from '../kernel/service-error.js';
import type { Journal, Movement } from './journal.js';

/** The change that a journal makes to the balance of one account in one currency. */
export interface BalanceChange {
  readonly account: string;
  readonly currency: string;
  readonly confirmed: number;
  readonly pending: number;
  readonly processed: number;
}

/** A balance change in bigint: intermediate sums may exceed the range of safe integers. */
interface Sum {
  readonly account: string;
  readonly currency: string;
  confirmed: bigint;
  pending: bigint;
  processed: bigint;
}

/**
 * Adds up the changes that a journal makes to each balance.
 * @returns one change per account and currency, sorted by account. Balances are always locked in this
 * order, so that two journals cannot deadlock.
 * @throws {ServiceError} 422 if a change is out of the range of amounts (D123)
 */
export function balanceChanges({ movements, processed }: Journal): BalanceChange[] {
  const sums = new Map<string, Sum>();
  const sumOf = (account: string, currency: string): Sum => {
    const key = balanceKey({ account, currency });
    const known = sums.get(key);
    if (known) return known;
    const fresh = { account, currency, confirmed: 0n, pending: 0n, processed: 0n };
    sums.set(key, fresh);
    return fresh;
  };
  for (const movement of movements) {
    apply(movement, movement.from, -BigInt(movement.amount), sumOf);
    apply(movement, movement.to, BigInt(movement.amount), sumOf);
  }
  const currency = movements[0]?.currency ?? '';
  for (const [account, amount] of processed ?? [])
    sumOf(account, currency).processed += BigInt(amount);
  return [...sums]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, sum]) => changeOf(sum))
    .filter((change) => change.confirmed !== 0 || change.pending !== 0 || change.processed !== 0);
}

function apply(
  { currency }: Movement,
  { account, bucket }: Movement['from'],
  amount: bigint,
  sumOf: (account: string, currency: string) => Sum,
): void {
  if (bucket === 'CONFIRMED') sumOf(account, currency).confirmed += amount;
  if (bucket === 'PENDING') sumOf(account, currency).pending += amount;
}

function changeOf({ account, currency, confirmed, pending, processed }: Sum): BalanceChange {
  return {
    account,
    currency,
    confirmed: amountOf(confirmed),
    pending: amountOf(pending),
    processed: amountOf(processed),
  };
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
