import { type ReceiveWebhook, sendInProcess } from './send-in-process.js';
import { sendOverHttp } from './send-over-http.js';
import type { SendWebhook } from './send.js';

/** Options of webhook deliveries. */
export interface WebhookOptions {
  /**
   * Allows deliveries to private addresses, such as this machine. By default they are allowed until the sandbox listens
   * on an address that other machines can reach.
   */
  readonly privateAddresses?: boolean;
  /** Receives all deliveries in this process, instead of sending them over the network. */
  readonly receive?: ReceiveWebhook;
}

export interface SenderOptions {
  readonly webhooks?: WebhookOptions;
  /** Called once for each receiver whose address is refused. */
  readonly onWarning: (message: string) => void;
}

const maximumWarnings = 100;

/**
 * Creates the function that sends webhooks.
 * @param isPrivateByDefault returns true if private addresses are allowed without the option
 */
export function createSender(
  { webhooks: { receive, privateAddresses } = {}, onWarning }: SenderOptions,
  isPrivateByDefault: () => boolean,
): SendWebhook {
  if (receive) return sendInProcess(receive);
  const warned = new Set<string>();
  // A string such as 'false' from an environment variable must not allow private addresses.
  const chosen: unknown = privateAddresses;
  return sendOverHttp({
    privateAddresses: () => (chosen === undefined ? isPrivateByDefault() : chosen === true),
    onRefused: ({ origin }, { message }) => {
      // Once per receiver, not for every attempt.
      if (warned.has(origin) || warned.size >= maximumWarnings) return;
      warned.add(origin);
      onWarning(`A webhook to ${origin} was not sent: ${message}`);
    },
  });
}
