import { signatureHeader, timestampHeader } from './headers.js';
import type { WebhookBodies } from './generated/v2.js';
import { checkKey, checkUrl } from './options.js';
import { sign } from './signature.js';

/** Options of {@link signEvent}. */
export interface SignEventOptions {
  /** A documented body, or any other object with an `accountOwnerCode`. */
  readonly body: WebhookBodies[keyof WebhookBodies] | { readonly accountOwnerCode: string };
  /** The configured URL of the webhook endpoint. */
  readonly url: string;
  readonly apiKey: string;
  /** The time of the notification; now by default. */
  readonly now?: Date | undefined;
}

/** A signed notification, for `fetch` or `constructEvent`. */
export interface SignedEvent {
  readonly url: string;
  readonly method: 'POST';
  readonly headers: Readonly<Record<'content-type' | 'x-signature' | 'x-timestamp', string>>;
  /** The serialized body. */
  readonly body: string;
}

/**
 * Creates a notification signed like those of the service, for tests of receivers.
 * @throws {TypeError} if the key is empty or the URL is not a string
 */
export async function signEvent(options: SignEventOptions): Promise<SignedEvent> {
  const { body, url, apiKey, now = new Date() } = options;
  checkUrl(url);
  checkKey(apiKey);
  const { accountOwnerCode } = body;
  const timestamp = now.toISOString();
  const signature = await sign({ url, accountOwnerCode, timestamp }, apiKey);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signature,
    [timestampHeader]: timestamp,
  } as const;
  return { url, method: 'POST', headers, body: JSON.stringify(body) };
}
