import { WebhookError } from './webhook-error.js';

/** The headers of a notification: a fetch `Headers`, or an object as Node and its frameworks have. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The header with the HMAC-SHA512, in Base64. */
export const signatureHeader = 'x-signature';

/** The header with the time of the attempt, in ISO 8601; part of the signed text. */
export const timestampHeader = 'x-timestamp';

/**
 * The value of a header whatever its case. One that came several times is joined by commas, as
 * fetch does, so that neither value is taken for the only one.
 * @throws {WebhookError} `header_missing`
 */
export function headerOf(headers: WebhookHeaders, name: string): string {
  const value = find(headers, name);
  if (value) return value;
  const hint =
    'Give the headers as they came; a proxy in front of the receiver may have taken it away.';
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
