import type { IncomingMessage } from 'node:http';
import { constructEventFromMessage, WebhookError } from '@seller-funds/webhooks';

/** How to check and print a notification. */
export interface PrintOptions {
  /** The address, exactly as it is configured. */
  readonly url: string;
  readonly key: string;
  readonly out: (text: string) => void;
}

/**
 * Checks a notification and prints it, or what is wrong with it.
 * @returns the status to refuse it with; undefined where its signature is right
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
    out(`${time} ${event.type}, signature right, ${which}\n         ${body}\n`);
    return undefined;
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    out(`${time} refused: ${error.code}, ${which}\n         ${error.message}\n`);
    return error.status;
  }
}

/** Whoever sends must not steer the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\uFFFD');
}
