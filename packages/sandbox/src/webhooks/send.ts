import type { AttemptResponse } from './attempts.js';

export interface OutgoingWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a notification. Resolves with a response of any status, or rejects: the attempt has failed, unless the
 * signal aborted it.
 */
export type SendWebhook = (
  outgoing: OutgoingWebhook,
  signal: AbortSignal,
) => Promise<AttemptResponse>;

/** The receiver did not respond in time. */
export class ReceiverTimeout extends Error {
  override readonly name = 'ReceiverTimeout';
}
