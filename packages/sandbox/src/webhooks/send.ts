import type { AttemptResult } from './attempts.js';

/** A notification on its way. */
export interface OutgoingWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a notification. An answer of any status is a result, and so is the reason why there is none; it is
 * rejected only where the signal ends it.
 */
export type SendWebhook = (
  outgoing: OutgoingWebhook,
  signal: AbortSignal,
) => Promise<AttemptResult>;
