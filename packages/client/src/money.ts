/**
 * Currencies whose decimals in ISO 4217 are not those of the platform, which multiplies by 1 for JPY, by 1000 for BHD
 * and by 100 for all others (EXT-PS-020 to EXT-PS-022).
 */
const ambiguous = new Set(
  `BIF CLP DJF GNF ISK KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF IQD JOD KWD LYD OMR TND CLF UYW`.split(
    ' ',
  ),
);

/**
 * Converts a decimal amount to minor units, as used by the API: `toMinor('12.50', 'EUR')` is `1250`.
 * Exact, without rounding.
 * @param amount a decimal number as a string: digits with an optional point and sign
 * @param currency an ISO 4217 code in upper case
 * @throws {RangeError} if the amount is not a decimal number, has more decimals than the currency or is
 * beyond the safe integers, or if the currency is not a currency code or has other decimals in ISO 4217 than on the
 * platform
 */
export function toMinor(amount: string, currency: string): number {
  const digits = decimalsOf(currency);
  const [, sign, whole = '', fraction = ''] =
    /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(typeof amount === 'string' ? amount : '') ?? [];
  if (whole === '') {
    throw new RangeError(
      `${describeValue(amount)} is not a decimal number. Pass a string such as '12.50'.`,
    );
  }
  if (fraction.length > digits) {
    throw new RangeError(
      `${describeValue(amount)} has more decimals than ${currency}, which has ${digits}.`,
    );
  }
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${describeValue(amount)} is too large.`);
  // The subtraction avoids a negative zero.
  return sign === '-' ? 0 - minor : minor;
}

/**
 * Converts minor units to a decimal amount with the decimals of the currency: `fromMinor(1250, 'EUR')` is
 * `'12.50'`.
 * @param minor an integer amount in minor units
 * @param currency an ISO 4217 code in upper case
 * @throws {RangeError} if the amount is not a safe integer, or if the currency is not a currency code or has other
 * decimals in ISO 4217 than on the platform
 */
export function fromMinor(minor: number, currency: string): string {
  const digits = decimalsOf(currency);
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`${describeValue(minor)} is not an integer amount of minor units.`);
  }
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new RangeError(
      `${describeValue(currency)} is not a currency code. Pass three upper case letters, such as EUR.`,
    );
  }
  if (ambiguous.has(currency)) {
    throw new RangeError(
      `The decimals of ${currency} differ between ISO 4217 and the platform. Ask the operator, and convert it yourself.`,
    );
  }
  return currency === 'JPY' ? 0 : currency === 'BHD' ? 3 : 2;
}

function describeValue(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
