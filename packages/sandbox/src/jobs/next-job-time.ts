import type { TenantDatabase } from '../storage/tenant-database.js';

/** When the next job of a tenant is due, in system time; undefined without a job or if the clock is frozen. */
export async function readNextJobTime(db: TenantDatabase): Promise<number | undefined> {
  const clock = db.selectFrom('tenants').select('clock_offset');
  const running = await clock.where('clock_mode', '=', 'REALTIME').executeTakeFirst();
  const next = db.selectFrom('jobs').select('due_at').where('failure', 'is', null);
  const job = running && (await next.orderBy('due_at').limit(1).executeTakeFirst());
  return job && job.due_at - running.clock_offset;
}
