import { signatureHeader, timestampHeader } from './headers.js';
import type { WebhookBodies } from './generated/v2.js';
import { checkKey, checkUrl } from './options.js';
import { sign } from './signature.js';

/** A notification to be made. */
export interface SignEventOptions {
  /** One of the documented bodies, or any other object with an `accountOwnerCode`. */
  readonly body: WebhookBodies[keyof WebhookBodies] | { readonly accountOwnerCode: string };
  /** The address that the receiver was told to be configured. */
  readonly url: string;
  readonly apiKey: string;
  /** When it is sent; now if left out. */
  readonly now?: Date | undefined;
}

/** A notification as the service would send it: what `fetch` and `constructEvent` take. */
export interface SignedEvent {
  readonly url: string;
  readonly method: 'POST';
  readonly headers: Readonly<Record<'content-type' | 'x-signature' | 'x-timestamp', string>>;
  /** JSON. */
  readonly body: string;
}

/**
 * Signs a notification as the service does, for tests of receivers.
 * @throws {TypeError} for an empty key or an address that is no text
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
