import type { TransferCurrency } from '@seller-funds/contract/vocabulary/shared';
import { sourceCurrency } from './payout.js';

/** Money that was converted (D208). */
export interface Conversion {
  /** Minor units of the target currency. */
  readonly amount: number;
  /** Units of the target currency for one of the source's, as a decimal number. */
  readonly rate: string;
}

type TargetCurrency = Exclude<TransferCurrency, typeof sourceCurrency>;

/** Units of each currency for one euro: a fixed table, so that tests know what to expect (D97). */
const rates: Readonly<Record<TargetCurrency, string>> = {
  AUD: '1.6512',
  CAD: '1.4785',
  GBP: '0.8567',
  JPY: '163.45',
  NZD: '1.7923',
  SGD: '1.4571',
  USD: '1.0843',
};

/** Decimals of a currency's minor unit (ISO 4217); two where not listed. */
const minorDigits: Readonly<Record<string, number>> = { JPY: 0 };

/**
 * Converts euros, rounding half to even.
 * @param amount cents
 * @returns undefined where the currency is the source's own
 */
export function convert(amount: number, currency: string): Conversion | undefined {
  if (currency === sourceCurrency) return undefined;
  const rate = rates[currency as TargetCurrency];
  const [whole = '', fraction = ''] = rate.split('.');
  const scaled = BigInt(amount) * BigInt(whole + fraction) * 10n ** digitsOf(currency);
  const divisor = 10n ** (BigInt(fraction.length) + digitsOf(sourceCurrency));
  return { amount: Number(divideHalfToEven(scaled, divisor)), rate };
}

/**
 * The quotient of two numbers that are not negative; what lies in the middle goes to the even side.
 * @param divisor above zero
 */
export function divideHalfToEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const twice = (dividend % divisor) * 2n;
  const up = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return up ? quotient + 1n : quotient;
}

function digitsOf(currency: string): bigint {
  return BigInt(minorDigits[currency] ?? 2);
}
