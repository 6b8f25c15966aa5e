import type { TenantDatabase } from '../storage/tenant-database.js';

/** When the next job of a tenant is due, on its clock; undefined without a job. */
export async function readNextJobTime(db: TenantDatabase): Promise<number | undefined> {
  const next = db.selectFrom('jobs').select('due_at').where('failure', 'is', null);
  return (await next.orderBy('due_at').limit(1).executeTakeFirst())?.due_at;
}

/** As {@link readNextJobTime}, in the system's time; undefined if the clock is frozen. */
export async function readNextWakeTime(db: TenantDatabase): Promise<number | undefined> {
  const clock = db.selectFrom('tenants').select('clock_offset');
  const running = await clock.where('clock_mode', '=', 'REALTIME').executeTakeFirst();
  const dueAt = running && (await readNextJobTime(db));
  return dueAt === undefined ? undefined : dueAt - (running?.clock_offset ?? 0);
}
