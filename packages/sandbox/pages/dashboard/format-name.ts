/** Formats a name of the API for display, such as `Payment split` for `PAYMENT_SPLIT`. */
export function formatName(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll(
    /\b(?:kyc|iban|upo)\b/gi,
    (short) => short.toUpperCase(),
  );
}
