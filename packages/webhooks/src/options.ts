import type { ReplayStore } from './replay-store.js';

/** The key that notifications are signed with, or several while keys are changed (D10). */
export type ApiKeys =
  | { readonly apiKey: string; readonly apiKeys?: never }
  | { readonly apiKeys: readonly string[]; readonly apiKey?: never };

/** What a receiver knows before a notification comes. */
export type ReceiverOptions = ApiKeys & {
  /** The address as it was configured, letter by letter; not what a request says (D110). */
  readonly url: string;
  /**
   * How far the timestamp may be from the receiver's clock in either direction, in milliseconds,
   * at most an hour; {@link defaultTolerance} if left out.
   */
  readonly tolerance?: number | undefined;
  /** The receiver's clock; the machine's if left out. */
  readonly now?: Date | undefined;
  /** Where signatures are remembered, so that none is taken twice. */
  readonly replayStore?: ReplayStore | undefined;
};

/** Five minutes in milliseconds (D109). */
export const defaultTolerance: number = 5 * 60_000;

const maximumTolerance = 60 * 60_000;

/** Options that have been checked, with the defaults filled in. */
export interface Settings {
  readonly url: string;
  readonly apiKeys: readonly string[];
  readonly tolerance: number;
  readonly now: Date;
  readonly replayStore: ReplayStore | undefined;
}

/**
 * Checks what a receiver was given: a mistake here would refuse everything, or worse.
 * @throws {TypeError} for faults of the receiver's own configuration; never quotes a key
 */
export function settingsOf(options: ReceiverOptions): Settings {
  const { url, apiKey, apiKeys, tolerance = defaultTolerance, now = new Date() } = options;
  checkUrl(url);
  const keys = apiKeys ?? [apiKey];
  if (!Array.isArray(keys) || keys.length === 0) throw new TypeError('Give at least one API key.');
  for (const key of keys) checkKey(key);
  if (!(tolerance > 0 && tolerance <= maximumTolerance)) {
    throw new TypeError('tolerance is in milliseconds, more than 0 and at most an hour (3600000).');
  }
  if (!(now instanceof Date) || Number.isNaN(now.getTime())) {
    throw new TypeError('now must be a Date, and one that exists.');
  }
  const { replayStore } = options;
  checkStore(replayStore);
  return { url, apiKeys: keys, tolerance, now, replayStore };
}

/** A store that is missing by mistake (`null`, `''`, a promise of one) must not turn the check off. */
function checkStore(store: unknown): void {
  if (store === undefined) return;
  const isStore = typeof store === 'object' && store !== null && 'add' in store;
  if (isStore && typeof store.add === 'function') return;
  throw new TypeError('replayStore must have a method add; leave it out to take replays.');
}

/** @throws {TypeError} unless it is text: a `URL` is not what was configured, letter by letter */
export function checkUrl(url: unknown): asserts url is string {
  if (typeof url === 'string' && url !== '') return;
  throw new TypeError('url must be the text of the configured address, letter by letter.');
}

/** @throws {TypeError} for what cannot be a key */
export function checkKey(key: unknown): asserts key is string {
  if (typeof key !== 'string' || key === '') {
    throw new TypeError('An API key is missing or empty. Is its environment variable set?');
  }
  if (/^Bearer\s/i.test(key) || key !== key.trim()) {
    throw new TypeError('An API key must be given without "Bearer" and without blanks around it.');
  }
}
