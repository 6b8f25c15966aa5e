import { fromMinor } from '@seller-funds/client/money';

/**
 * Formats an amount in minor currency units: with the decimals of its currency and thousands separators. If the
 * decimals of the currency are not known, it stays in minor units.
 */
export function amountText(minor: number, currency: string): string {
  const [whole = '', fraction] = decimalText(minor, currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function decimalText(minor: number, currency: string): string {
  try {
    return fromMinor(minor, currency);
  } catch {
    return String(minor);
  }
}
