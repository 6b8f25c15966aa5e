import type { AttemptResponse } from './attempts.js';

export interface OutgoingWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Resolves with a response of any status; rejects if the attempt has failed, or the signal aborted it. */
export type SendWebhook = (
  outgoing: OutgoingWebhook,
  signal: AbortSignal,
) => Promise<AttemptResponse>;

/** The receiver did not respond in time. */
export class ReceiverTimeout extends Error {
  override readonly name = 'ReceiverTimeout';
}
