import type { Fetch } from '../kernel/fetch.js';
import type { Caller } from '../unit/caller.js';
import { marketplace } from './marketplace/marketplace.js';
import { hasData, runSeed } from './run-seed.js';

/**
 * Fills the tenant of a caller with sample data: 50 sellers and a month of orders.
 * @param systemTime returns milliseconds since 1970; the month ends at that time
 * @returns the number of calls; undefined if the tenant already has data
 */
export async function fillWithMarketplace(
  { key }: Caller,
  fetch: Fetch,
  systemTime: () => number,
): Promise<number | undefined> {
  const target = { fetch, origin: 'http://sandbox.localhost', key };
  return (await hasData(target)) ? undefined : runSeed(marketplace(systemTime()), target);
}
