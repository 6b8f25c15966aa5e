import { verifySignature, type SignedParts } from './signature.js';

const commonMistakes: readonly (readonly [says: string, change: (url: string) => string])[] = [
  ['with a trailing slash', (url) => `${url}/`],
  ['without the trailing slash', (url) => url.replace(/\/$/, '')],
  ['with https', (url) => url.replace(/^http:/, 'https:')],
  ['with http', (url) => url.replace(/^https:/, 'http:')],
  ['without its query', (url) => url.replace(/\?.*$/s, '')],
];

const general =
  'Check that url is exactly the configured URL, not the URL of a request behind a proxy, and that the ' +
  'key belongs to the division that owns the webhook configuration.';

/**
 * Explains why no key matches a signature. If the signature matches a variant of the URL, names the mistake;
 * the notification is rejected all the same. The text contains neither URL nor key.
 */
export async function explainMismatch(
  parts: SignedParts,
  signature: string,
  apiKeys: readonly string[],
): Promise<string> {
  for (const [says, change] of commonMistakes) {
    const url = change(parts.url);
    if (await verifySignature({ ...parts, url }, signature, apiKeys)) {
      return `It matches the URL ${says}: pass url exactly as configured.`;
    }
  }
  return general;
}
