import { WebhookError } from './webhook-error.js';

/** The headers of a notification: a fetch `Headers`, or an object as in Node. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The header with the signature: HMAC-SHA512 in Base64. */
export const signatureHeader = 'x-signature';

/** The header with the time of the delivery attempt in ISO 8601; covered by the signature. */
export const timestampHeader = 'x-timestamp';

/**
 * Returns the value of a header, ignoring case. Several values are joined by commas, as in fetch.
 * @throws {WebhookError} `header_missing`
 */
export function readHeader(headers: WebhookHeaders, name: string): string {
  if (typeof headers !== 'object' || headers === null) {
    const message = `headers is ${String(headers)}: pass the headers of the request, on AWS Lambda event.headers or event.multiValueHeaders.`;
    throw new WebhookError('header_missing', message);
  }
  const value = find(headers, name);
  if (value) return value;
  const hint = 'Pass the headers as received, and check whether a proxy removes it.';
  throw new WebhookError('header_missing', `The notification has no header ${name}. ${hint}`);
}

function find(headers: WebhookHeaders, name: string): string | null {
  if (isFetchHeaders(headers)) return headers.get(name);
  const values = Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === name)
    .flatMap(([, value]) => value ?? []);
  return values.join(', ');
}

function isFetchHeaders(headers: WebhookHeaders): headers is { get(name: string): string | null } {
  return typeof headers['get'] === 'function';
}
