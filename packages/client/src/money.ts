/**
 * How many decimals a currency has in ISO 4217, where that is not two. `Intl` cannot tell: it knows
 * how many are usually shown, which for HUF or COP is none.
 */
const decimals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
};

/**
 * The amount in minor units, as the API has it: `toMinor('12.50', 'EUR')` is `1250`. Exact; nothing
 * is rounded.
 * @param amount a decimal number as text: digits with a point, and a sign if need be
 * @param currency an ISO 4217 code in capitals
 * @throws {RangeError} where the text is no such number, has more decimals than the currency, or
 * is too large to be counted exactly, and for a text that is no currency code.
 */
export function toMinor(amount: string, currency: string): number {
  const digits = decimalsOf(currency);
  const [, sign, whole = '', fraction = ''] =
    /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(typeof amount === 'string' ? amount : '') ?? [];
  if (whole === '') {
    throw new RangeError(
      `${shown(amount)} is no decimal number. Give it as text, such as '12.50'.`,
    );
  }
  if (fraction.length > digits) {
    throw new RangeError(
      `${shown(amount)} has more decimals than ${currency}, which has ${digits}.`,
    );
  }
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${shown(amount)} is too large.`);
  // Without the sum there would be a negative zero.
  return sign === '-' ? 0 - minor : minor;
}

/**
 * The amount as a decimal text: `fromMinor(1250, 'EUR')` is `'12.50'`, with as many decimals as the
 * currency has.
 * @param minor a whole number of minor units
 * @param currency an ISO 4217 code in capitals
 * @throws {RangeError} where the number is not whole or too large to be counted exactly, and for a
 * text that is no currency code.
 */
export function fromMinor(minor: number, currency: string): string {
  const digits = decimalsOf(currency);
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`${shown(minor)} is no whole number of minor units.`);
  }
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new RangeError(
      `${shown(currency)} is no currency code. Give three capitals, such as EUR.`,
    );
  }
  return decimals[currency] ?? 2;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
