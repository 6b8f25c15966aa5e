import type { Fetch } from '../kernel/fetch.js';
import type { Caller } from '../unit/caller.js';
import { marketplace } from './marketplace/marketplace.js';
import { isUsed, runSeed } from './run-seed.js';

/**
 * Fills the tenant of a caller with 50 sellers and a month of trade.
 * @param fetch answers the calls of the API and of the control API
 * @param systemTime in milliseconds; the month ends then
 * @returns how many calls it took; undefined where the tenant has something already
 */
export async function fillWithMarketplace(
  { key }: Caller,
  fetch: Fetch,
  systemTime: () => number,
): Promise<number | undefined> {
  const target = { fetch, origin: 'http://sandbox.localhost', key };
  return (await isUsed(target)) ? undefined : runSeed(marketplace(systemTime()), target);
}
