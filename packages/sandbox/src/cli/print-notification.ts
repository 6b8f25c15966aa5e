import type { IncomingMessage } from 'node:http';
import { constructEventFromMessage, WebhookError } from '@seller-funds/webhooks';

/** Options of {@link printNotification}. */
export interface PrintOptions {
  /** The URL, exactly as configured. */
  readonly url: string;
  readonly key: string;
  readonly out: (text: string) => void;
}

/**
 * Verifies a notification and prints it, or the error.
 * @returns the status code of the refusal; undefined for a valid signature
 */
export async function printNotification(
  request: IncomingMessage,
  { url, key, out }: PrintOptions,
): Promise<number | undefined> {
  const time = new Date().toISOString().slice(11, 19);
  const attempt = printable(String(request.headers['x-sandbox-attempt'] ?? '?'));
  const delivery = printable(String(request.headers['x-sandbox-delivery-id'] ?? '?'));
  const which = `attempt ${attempt} of ${delivery}`;
  try {
    const event = await constructEventFromMessage(request, { apiKey: key, url });
    const body = printable(JSON.stringify(event.unverified));
    out(`${time} ${event.type}, signature valid, ${which}\n         ${body}\n`);
    return undefined;
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    out(`${time} refused: ${error.code}, ${which}\n         ${error.message}\n`);
    return error.status;
  }
}

/** Replaces control characters, which could control the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\uFFFD');
}
