/**
 * True if an account number is valid: the check digits of an IBAN must be right (ISO 7064, mod 97-10). Other
 * numbers, without two letters and two digits at the beginning, are not checked (D53).
 * @param number letters and digits
 */
export function isAccountNumber(number: string): boolean {
  if (!/^[A-Za-z]{2}\d{2}/.test(number)) return true;
  const rearranged = number.slice(4) + number.slice(0, 4);
  // Letters are replaced with two digits: A is 10, Z is 35.
  const digits = rearranged.replaceAll(/[A-Za-z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/** True if the nine digits, weighted 3, 7, 1 in turn, add up to a multiple of 10 (American Bankers Association). */
export function isRoutingNumber(number: string): boolean {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return sum > 0 && sum % 10 === 0;
}
