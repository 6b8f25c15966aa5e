import { statement } from '../storage/statement.js';
import type { Store } from '../storage/store.js';

/** The number and age of due items. */
interface Due {
  readonly count: number;
  /** How long the oldest item has been due, in milliseconds; 0 without items. */
  readonly ageMs: number;
}

/** The due work of all tenants. */
export interface DueWork {
  readonly tenants: number;
  readonly jobs: Due;
  readonly webhooks: Due;
}

interface DueRow {
  readonly count: number;
  readonly oldest: number | null;
}

const countTenants = statement<{ count: number }>('select count(*) as count from tenants');

const dueJobs = statement<DueRow>(`
  select count(*) as count, min(j.due_at - t.clock_offset) as oldest from jobs as j
  join tenants as t on t.id = j.tenant
  where t.clock_mode = 'REALTIME' and j.failure is null and j.due_at - t.clock_offset <= :now`);

const dueWebhooks = statement<DueRow>(`
  select count(*) as count, min(d.due_at - t.clock_offset) as oldest from webhook_deliveries as d
  join tenants as t on t.id = d.tenant where d.state = 'DUE'`);

/**
 * Counts the due jobs and webhooks of all tenants, for the metrics of a process.
 * @param now the system's time in milliseconds
 */
export async function countDueWork(store: Store, now: number): Promise<DueWork> {
  return store.allTenants().run(async (db) => {
    const [tenants] = await countTenants(db, {});
    const [jobs] = await dueJobs(db, { now });
    const [webhooks] = await dueWebhooks(db, {});
    return { tenants: tenants?.count ?? 0, jobs: dueOf(jobs, now), webhooks: dueOf(webhooks, now) };
  });
}

function dueOf(row: DueRow | undefined, now: number): Due {
  const { count = 0, oldest = null } = row ?? {};
  return { count, ageMs: oldest === null ? 0 : Math.max(0, now - oldest) };
}
