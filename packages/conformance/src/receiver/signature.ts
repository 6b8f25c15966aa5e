import { createHmac } from 'node:crypto';

/**
 * Computes the signature of a webhook (EXT-WH-040 to -042, D225): HMAC-SHA512 over URL, account owner code
 * and timestamp, joined with colons, with the API key as the key, in Base64. Independent of the webhooks
 * package, so that the two implementations check each other.
 */
export function signatureOf(
  url: string,
  accountOwnerCode: string,
  timestamp: string,
  apiKey: string,
): string {
  const text = `${url}:${accountOwnerCode}:${timestamp}`;
  return createHmac('sha512', Buffer.from(apiKey, 'utf8')).update(text, 'utf8').digest('base64');
}
