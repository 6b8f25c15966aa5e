import type { TransferCurrency } from '@seller-funds/contract/vocabulary/shared';
import {
  type Movement,
  confirmed,
  internalAccounts,
  type LedgerAccount,
} from '../../ledger/journal.js';
import { post } from '../../ledger/post.js';
import type { WriteUnit } from '../../unit/unit.js';
import { type PayoutRow, sourceCurrency } from './payout.js';

/** A payout whose amount is known. */
export type PayoutWithAmount = Pick<
  PayoutRow,
  'accountCode' | 'code' | 'scheduled' | 'targetAmount' | 'targetCurrency'
> & { readonly amount: number };

/**
 * Books the debit of a payout on its account, with currency conversion if necessary (D97).
 * @throws {InsufficientFunds} if the account cannot cover it
 */
export async function bookPayoutDebit(unit: WriteUnit, payout: PayoutWithAmount): Promise<void> {
  const movements = buildMovements(
    payout,
    confirmed(payout.accountCode),
    internalAccounts.payoutInTransit,
  );
  const booking = { reference: payout.code, movements, isScheduled: payout.scheduled === 1 };
  await post(unit, { kind: 'PAYOUT', ...booking, cover: 'available' });
}

/** Books the amount of a payout, in its target currency, from transit to the bank. */
export async function bookPayoutArrival(unit: WriteUnit, payout: PayoutWithAmount): Promise<void> {
  const { amount, currency } = targetAmount(payout);
  const { payoutInTransit: from, bank: to } = internalAccounts;
  const movements = [{ from, to, currency, amount }];
  await post(unit, { kind: 'PAYOUT_PROCESSED', reference: payout.code, movements });
}

/** Books the full amount of a payout reversed to its account. */
export async function bookPayoutReturn(
  unit: WriteUnit,
  payout: PayoutWithAmount,
  from: 'bank' | 'payoutInTransit',
): Promise<void> {
  const movements = buildMovements(payout, confirmed(payout.accountCode), internalAccounts[from]);
  const reversed = movements
    .toReversed()
    .map((step) => ({ ...step, from: step.to, to: step.from }));
  const booking = { reference: payout.code, isScheduled: payout.scheduled === 1 };
  await post(unit, { kind: 'PAYOUT_RETURN', ...booking, movements: reversed });
}

/** Returns the movements between two ledger accounts, through the exchange account if the currencies differ. */
function buildMovements(
  payout: PayoutWithAmount,
  from: LedgerAccount,
  to: LedgerAccount,
): Movement[] {
  const source = { currency: sourceCurrency, amount: payout.amount };
  if (payout.targetAmount === null) return [{ from, to, ...source }];
  const { exchange } = internalAccounts;
  return [
    { from, to: exchange, ...source },
    { from: exchange, to, ...targetAmount(payout) },
  ];
}

function targetAmount(payout: PayoutWithAmount): { currency: string; amount: number } {
  return payout.targetAmount === null
    ? { currency: sourceCurrency, amount: payout.amount }
    : { currency: payout.targetCurrency, amount: payout.targetAmount };
}

/** A currency conversion (D208). */
interface Conversion {
  /** In minor units of the target currency. */
  readonly amount: number;
  /** Units of the target currency per unit of the source currency, as a decimal number. */
  readonly rate: string;
}

type TargetCurrency = Exclude<TransferCurrency, typeof sourceCurrency>;

/** Units of each currency per euro; fixed, so that tests can rely on them (D97). */
export const rates: Readonly<Record<TargetCurrency, string>> = {
  AUD: '1.6512',
  CAD: '1.4785',
  GBP: '0.8567',
  JPY: '163.45',
  NZD: '1.7923',
  SGD: '1.4571',
  USD: '1.0843',
};

/** Decimal places of a currency's minor unit (ISO 4217); two if not listed. */
const minorDigits: Readonly<Record<string, number>> = { JPY: 0 };

/** Converts cents of EUR, rounding half to even; undefined if the target currency is the source currency. */
export function convert(amount: number, currency: string): Conversion | undefined {
  if (currency === sourceCurrency) return undefined;
  const rate = rates[currency as TargetCurrency];
  const [whole = '', fraction = ''] = rate.split('.');
  const scaled = BigInt(amount) * BigInt(whole + fraction) * 10n ** digitsOf(currency);
  const divisor = 10n ** (BigInt(fraction.length) + digitsOf(sourceCurrency));
  return { amount: Number(divideHalfToEven(scaled, divisor)), rate };
}

/** Divides two non-negative numbers, rounding half to even; the divisor is above zero. */
export function divideHalfToEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const twice = (dividend % divisor) * 2n;
  const up = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return up ? quotient + 1n : quotient;
}

function digitsOf(currency: string): bigint {
  return BigInt(minorDigits[currency] ?? 2);
}
