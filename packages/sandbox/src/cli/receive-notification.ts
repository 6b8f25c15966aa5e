import type { IncomingMessage } from 'node:http';
import {
  constructEventFromMessage,
  type SignedEvent,
  signEvent,
  WebhookError,
} from '@seller-funds/webhooks';

export interface ReceiveOptions {
  /** The URL, exactly as configured. */
  readonly url: string;
  readonly key: string;
  readonly out: (text: string) => void;
  /** The status of the response, or the URL of the application whose response has the status. */
  readonly reply: number | string;
}

/** The time that the service waits for a response (D108), in milliseconds. */
const forwardTimeout = 10_000;

/** Verifies a notification and prints it, or the error. */
export async function receiveNotification(
  request: IncomingMessage,
  { url, key, out, reply }: ReceiveOptions,
): Promise<number> {
  const time = new Date().toISOString().slice(11, 19);
  const attempt = String(request.headers['x-sandbox-attempt'] ?? '?');
  const delivery = String(request.headers['x-sandbox-delivery-id'] ?? '?');
  const which = `attempt ${attempt} of ${delivery}`;
  try {
    const { type, unverified, accountOwnerCode } = await constructEventFromMessage(request, {
      apiKey: key,
      url,
    });
    const line = `${time} ${type}, signature valid, ${which}\n         ${JSON.stringify(unverified)}\n`;
    if (typeof reply === 'number') {
      out(line);
      return reply;
    }
    const addedHeaders = { 'x-sandbox-attempt': attempt, 'x-sandbox-delivery-id': delivery };
    const body = { ...unverified, accountOwnerCode };
    const { status, result } = await forward(
      await signEvent({ body, url: reply, apiKey: key }),
      addedHeaders,
    );
    out(`${line}         ${reply} ${result}\n`);
    return status;
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    out(`${time} refused: ${error.code}, ${which}\n         ${error.message}\n`);
    return error.status;
  }
}

/**
 * Sends a notification to an application. It is signed anew, because the signature covers the URL.
 * @returns the status of the application's response; 502 without a response, so that the sandbox retries
 */
async function forward(
  { url, headers, ...init }: SignedEvent,
  own: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly result: string }> {
  try {
    const signal = AbortSignal.timeout(forwardTimeout);
    const sent = { ...init, headers: { ...headers, ...own }, redirect: 'manual', signal } as const;
    const { status, body } = await fetch(url, sent);
    await body?.cancel();
    return { status, result: `responded with ${status}` };
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: { readonly code?: string } };
    return { status: 502, result: `did not respond: ${cause?.code ?? message}` };
  }
}
