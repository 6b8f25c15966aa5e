import type { ReplayStore } from './replay-store.js';

/** The API key that signs notifications, or several keys during key rotation. */
export type ApiKeys =
  | { readonly apiKeys: readonly string[]; readonly apiKey?: never }
  | { readonly apiKey: string; readonly apiKeys?: never };

/** The configuration of a webhook receiver. */
export type ReceiverOptions = ApiKeys & {
  /** The URL of the webhook endpoint exactly as configured, not the URL of the request. */
  readonly url: string;
  /**
   * The maximum difference between the timestamp and the receiver's clock in milliseconds, from 1000 (one
   * second) to 3600000 (one hour); {@link defaultTolerance} by default.
   */
  readonly tolerance?: number | undefined;
  /** The current time; by default that of the system clock. */
  readonly now?: Date | undefined;
  /** The store of signatures for replay protection; none by default. */
  readonly replayStore?: ReplayStore | undefined;
};

/** Five minutes in milliseconds. */
export const defaultTolerance: number = 5 * 60_000;

/** A smaller tolerance would be one in seconds, by mistake. */
const minimumTolerance = 1000;
const maximumTolerance = 60 * 60_000;

/** The validated options with defaults filled in. */
export interface Settings {
  readonly url: string;
  readonly apiKeys: readonly string[];
  readonly tolerance: number;
  readonly now: Date;
  readonly replayStore: ReplayStore | undefined;
}

/**
 * Validates the configuration of a receiver.
 * @throws {TypeError} if it is invalid; the message never contains a key
 */
export function resolveSettings(options: ReceiverOptions): Settings {
  const { url, apiKey, apiKeys, tolerance = defaultTolerance, now = new Date() } = options;
  checkUrl(url);
  const keys = apiKeys ?? [apiKey];
  if (!Array.isArray(keys) || keys.length === 0) throw new TypeError('Pass at least one API key.');
  for (const key of keys) checkKey(key);
  if (!(tolerance >= minimumTolerance && tolerance <= maximumTolerance)) {
    const meant = tolerance > 0 ? ` For ${tolerance} seconds, pass ${tolerance * 1000}.` : '';
    throw new TypeError(
      `tolerance is ${tolerance}, but must be in milliseconds, from 1000 (one second) to 3600000 (one hour).${
        tolerance < minimumTolerance ? meant : ''
      }`,
    );
  }
  if (!(now instanceof Date) || Number.isNaN(now.getTime())) {
    throw new TypeError('now must be a valid Date.');
  }
  const { replayStore } = options;
  checkStore(replayStore);
  return { url, apiKeys: keys, tolerance, now, replayStore };
}

/** @throws {TypeError} if the store is `null` or a promise by mistake, which must not disable the check */
function checkStore(store: unknown): void {
  if (store === undefined) return;
  const isStore = typeof store === 'object' && store !== null && 'add' in store;
  if (isStore && typeof store.add === 'function') return;
  throw new TypeError('replayStore must have a method add; omit it to accept replays.');
}

/** @throws {TypeError} if it is not a string: a `URL` object changes the configured text */
export function checkUrl(url: unknown): asserts url is string {
  if (typeof url === 'string' && url !== '') return;
  throw new TypeError('url must be the configured URL as a string.');
}

/** @throws {TypeError} if it cannot be an API key */
export function checkKey(key: unknown): asserts key is string {
  if (typeof key !== 'string' || key === '') {
    throw new TypeError('An API key is missing or empty. Is its environment variable set?');
  }
  if (/^Bearer\s/i.test(key) || key !== key.trim()) {
    throw new TypeError('An API key must not start with "Bearer" or have spaces around it.');
  }
}
