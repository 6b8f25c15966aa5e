import type { JournalKind, Movement } from '../../ledger/journal.js';
import { confirmed, internal, type Place } from '../../ledger/place.js';
import { post } from '../../ledger/post.js';
import type { WriteUnit } from '../../unit/unit.js';
import { type PayoutRow, sourceCurrency } from './payout.js';

/** A payout whose amount is known. */
export type PricedPayout = Pick<
  PayoutRow,
  'account' | 'code' | 'target_amount' | 'target_currency'
> & { readonly amount: number };

/**
 * Takes the money of a payout from its account, converted if need be (D97).
 * @throws {InsufficientFunds} where the account does not have it
 */
export async function bookDeparture(unit: WriteUnit, payout: PricedPayout): Promise<void> {
  const movements = transport(payout, confirmed(payout.account), internal.payoutInTransit);
  await book(unit, 'PAYOUT', payout, movements, 'available');
}

/** The money has reached the bank. */
export async function bookArrival(unit: WriteUnit, payout: PricedPayout): Promise<void> {
  const { amount, currency } = targetOf(payout);
  const movement = { from: internal.payoutInTransit, to: internal.bank, currency, amount };
  await book(unit, 'PAYOUT_PROCESSED', payout, [movement]);
}

/** The money is back on the account, all that was taken from it. */
export async function bookReturn(
  unit: WriteUnit,
  payout: PricedPayout,
  from: 'bank' | 'payoutInTransit',
): Promise<void> {
  const way = transport(payout, confirmed(payout.account), internal[from]);
  const back = way.toReversed().map((step) => ({ ...step, from: step.to, to: step.from }));
  await book(unit, 'PAYOUT_RETURN', payout, back);
}

/** The way from an account to a place outside, through the exchange if the currencies differ. */
function transport(payout: PricedPayout, from: Place, to: Place): Movement[] {
  const source = { currency: sourceCurrency, amount: payout.amount };
  if (payout.target_amount === null) return [{ from, to, ...source }];
  const { exchange } = internal;
  return [
    { from, to: exchange, ...source },
    { from: exchange, to, ...targetOf(payout) },
  ];
}

function targetOf(payout: PricedPayout): { currency: string; amount: number } {
  return payout.target_amount === null
    ? { currency: sourceCurrency, amount: payout.amount }
    : { currency: payout.target_currency, amount: payout.target_amount };
}

async function book(
  unit: WriteUnit,
  kind: JournalKind,
  { code }: PricedPayout,
  movements: readonly Movement[],
  cover?: 'available',
): Promise<void> {
  await post(unit, { kind, reference: code, movements, ...(cover && { cover }) });
}
