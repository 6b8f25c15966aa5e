import { fromMinor } from '@seller-funds/client/money';

/** Formats an amount in minor currency units: with the decimals of its currency and thousands separators. */
export function amountText(minor: number, currency: string): string {
  const [whole = '', fraction] = fromMinor(minor, currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
