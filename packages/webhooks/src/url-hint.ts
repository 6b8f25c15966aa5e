import { isSigned, type SignedParts } from './signature.js';

/** What makes of an address another one that people take for the same. */
const mixUps: readonly (readonly [says: string, change: (url: string) => string])[] = [
  ['with a slash at the end', (url) => `${url}/`],
  ['without the slash at the end', (url) => url.replace(/\/$/, '')],
  ['with https', (url) => url.replace(/^http:/, 'https:')],
  ['with http', (url) => url.replace(/^https:/, 'http:')],
  ['without its query', (url) => url.replace(/\?.*$/s, '')],
];

const general =
  'If it should fit: url must be the configured address letter by letter, not what a proxy makes of ' +
  'a request, and the key one of the division that owns the configuration.';

/**
 * What to look at when no key fits. A signature that fits another spelling of the address is still
 * refused; the receiver's developer is told which one it is. Names neither address nor key.
 */
export async function hintAtUrl(
  parts: SignedParts,
  signature: string,
  apiKeys: readonly string[],
): Promise<string> {
  for (const [says, change] of mixUps) {
    const url = change(parts.url);
    if (await isSigned({ ...parts, url }, signature, apiKeys)) {
      return `It fits the address ${says}: give url exactly as it was configured.`;
    }
  }
  return general;
}
