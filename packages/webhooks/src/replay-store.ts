import { WebhookError } from './webhook-error.js';

/** Stores signatures for replay protection. Several processes of a receiver must share one store. */
export interface ReplayStore {
  /**
   * Adds a signature atomically.
   * @param expiresAt the time after which the signature is too old anyway and may be deleted
   * @param now the current time
   * @returns true if the signature is new, false if it is already stored
   */
  add(signature: string, expiresAt: Date, now: Date): boolean | Promise<boolean>;
}

/**
 * Rejects a signature that was accepted before. The service signs every delivery attempt anew, so
 * that a notification rejected by mistake is delivered again with another signature.
 * @throws {WebhookError} `replayed`; `replay_store_failed` with the store's error as `cause`
 */
export async function rejectReplay(
  store: ReplayStore,
  signature: string,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  const isNew = await addToStore(store, signature, expiresAt, now);
  if (!isNew)
    throw new WebhookError(
      'replayed',
      'A notification with this signature has already been received.',
    );
}

async function addToStore(
  store: ReplayStore,
  ...args: Parameters<ReplayStore['add']>
): Promise<boolean> {
  let added: unknown;
  try {
    added = await store.add(...args);
  } catch (cause) {
    throw new WebhookError('replay_store_failed', 'The replay store failed.', {
      cause,
    });
  }
  if (typeof added === 'boolean') return added;
  const message = 'The add method of the replay store must return true or false.';
  throw new WebhookError('replay_store_failed', message);
}
