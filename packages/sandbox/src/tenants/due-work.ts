import type { DueItems } from '../storage/all-tenants.js';
import type { Store } from '../storage/store.js';

interface Due {
  readonly count: number;
  /** How long the oldest item has been due, in milliseconds; 0 without items. */
  readonly ageMs: number;
}

export interface DueWork {
  readonly tenants: number;
  readonly jobs: Due;
  readonly webhooks: Due;
}

/**
 * Counts the due jobs and webhooks of all tenants, for the metrics of a process.
 * @param now the system's time in milliseconds
 */
export async function countDueWork(store: Store, now: number): Promise<DueWork> {
  const { tenants, jobs, webhooks } = await store.allTenants.countDue(now);
  return { tenants, jobs: dueOf(jobs, now), webhooks: dueOf(webhooks, now) };
}

function dueOf({ count, oldest }: DueItems, now: number): Due {
  return { count, ageMs: oldest === null ? 0 : Math.max(0, now - oldest) };
}
