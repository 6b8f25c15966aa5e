import { fromMinor } from '@seller-funds/client/money';

/** An amount of minor units as people read it: with the decimals of its currency, thousands apart. */
export function amountText(minor: number, currency: string): string {
  const [whole = '', fraction] = fromMinor(minor, currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
