import type { AttemptResult } from './attempts.js';

/** A notification to send. */
export interface OutgoingWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a notification. Resolves with a response of any status or the reason of the failure; rejects only if the
 * signal aborts it.
 */
export type SendWebhook = (
  outgoing: OutgoingWebhook,
  signal: AbortSignal,
) => Promise<AttemptResult>;
