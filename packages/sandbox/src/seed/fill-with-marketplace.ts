import type { Fetch } from '../kernel/fetch.js';
import type { Caller } from '../unit/caller.js';
import { marketplace } from './marketplace/marketplace.js';
import { hasData, runSeed } from './run-seed.js';

/** Fills a tenant with 50 sellers and a month of orders; returns the number of calls, undefined if it has data. */
export async function fillWithMarketplace(
  { key }: Caller,
  fetch: Fetch,
  systemTime: () => number,
): Promise<number | undefined> {
  const target = { fetch, origin: 'http://sandbox.localhost', key };
  return (await hasData(target)) ? undefined : runSeed(marketplace(systemTime()), target);
}
