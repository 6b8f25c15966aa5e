/** A name of the API as people write it, such as `Payment split` for `PAYMENT_SPLIT`. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\bkyc\b/gi, 'KYC');
}
