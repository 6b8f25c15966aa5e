/** Whether a number is written like an IBAN: it begins with two letters and two digits (D53). */
function looksLikeIban(number: string): boolean {
  return /^[A-Za-z]{2}\d{2}/.test(number);
}

/**
 * Whether an account number can be right: an IBAN has the check digits of ISO 7064, mod 97; any other
 * number is the bank's own and has none that we know.
 * @param number letters and digits
 */
export function isAccountNumber(number: string): boolean {
  if (!looksLikeIban(number)) return true;
  const rearranged = number.slice(4) + number.slice(0, 4);
  // A letter counts as two digits: A is 10, Z is 35.
  const digits = rearranged.replaceAll(/[A-Za-z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/**
 * Whether a routing number of a US bank has the right check digit: the digits, weighted 3, 7, 1 in
 * turn, add up to a multiple of 10 (American Bankers Association).
 * @param number nine digits
 */
export function isRoutingNumber(number: string): boolean {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return sum > 0 && sum % 10 === 0;
}

/** An account number as errors may repeat it: the first and the last four characters (D16). */
export function maskNumber(number: string): string {
  if (number.length <= 8) return '*'.repeat(number.length);
  return number.slice(0, 4) + '*'.repeat(number.length - 8) + number.slice(-4);
}
