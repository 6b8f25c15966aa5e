import { WebhookError } from './webhook-error.js';

/** Remembers signatures, so that each is taken once. A shared one serves several processes. */
export interface ReplayStore {
  /**
   * Remembers a signature in one step that no other can come between.
   * @param expiresAt from when on the signature is too old anyway, so that it may be forgotten
   * @param now the receiver's clock
   * @returns true when the signature is new, false when it was remembered already
   */
  add(signature: string, expiresAt: Date, now: Date): boolean | Promise<boolean>;
}

/**
 * Refuses a signature that was taken before. The service signs every attempt anew (D109), so that
 * one refused by mistake comes again under another signature and nothing is lost.
 * @throws {WebhookError} `replayed`; `replay_store_failed` with the store's error as the cause
 */
export async function refuseReplay(
  store: ReplayStore,
  signature: string,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  const isNew = await ask(store, signature, expiresAt, now);
  if (!isNew) throw new WebhookError('replayed', 'A notification with this signature came before.');
}

async function ask(store: ReplayStore, ...args: Parameters<ReplayStore['add']>): Promise<boolean> {
  let answer: unknown;
  try {
    answer = await store.add(...args);
  } catch (cause) {
    throw new WebhookError('replay_store_failed', 'The store of seen signatures failed.', {
      cause,
    });
  }
  if (typeof answer === 'boolean') return answer;
  const message = 'The store of seen signatures answered with something else than true or false.';
  throw new WebhookError('replay_store_failed', message);
}
