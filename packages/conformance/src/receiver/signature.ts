import { createHmac } from 'node:crypto';

/**
 * The signature of a notification (EXT-WH-040 to -042, D225): HMAC-SHA512 over address, owner and
 * timestamp with colons between them, keyed with the API key, in Base64. Computed here and not by
 * the package for receivers, so that the two check each other.
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
