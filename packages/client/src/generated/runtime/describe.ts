// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { ownValue } from './values.js';

/** How much of a message goes into that of an error, in characters. */
const maximumLength = 500;

/** Shorter texts could stand anywhere by chance; they are left as they are. */
const minimumSecretLength = 6;

/** What an error's body says of itself, in one line: its `code` and its `message`. */
export function describeBody(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const parts = [ownValue(body, 'code'), ownValue(body, 'message')];
  return parts
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map((part) => String(part).replaceAll(/\s+/g, ' ').trim().slice(0, maximumLength))
    .filter((part) => part !== '')
    .join(': ');
}

/** A text without the secrets that it might repeat, for a server may echo what it was sent. */
export function redact(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= minimumSecretLength)
    .reduce((result, secret) => result.replaceAll(secret, '[redacted]'), text);
}
