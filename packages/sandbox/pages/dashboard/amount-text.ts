import { fromMinor } from '@seller-funds/client/money';

/** Formats minor units with decimals and thousands separators; in minor units if its decimals are not known. */
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
