import type { Database } from '../storage/database.js';
import { statement } from '../storage/statement.js';

/** A tenant and its next job. */
export interface TenantDue {
  readonly tenant: string;
  /** In milliseconds of the system's time; null if nothing is scheduled. */
  readonly dueAt: number | null;
}

const ofTenant = statement<{ dueAt: number | null }>(`
  select (
    select min(j.due_at) from jobs as j where j.tenant = :tenant and j.failure is null
  ) - t.clock_offset as "dueAt"
  from tenants as t where t.id = :tenant and t.clock_mode = 'REALTIME'`);

/** When the next job of a tenant is due, in system time; undefined without a job or if the clock is frozen. */
export async function readNextJobTime(db: Database, tenant: string): Promise<number | undefined> {
  return (await ofTenant(db, { tenant }))[0]?.dueAt ?? undefined;
}

const ofAll = statement<TenantDue>(`
  select t.id as tenant, (
    select min(j.due_at) from jobs as j where j.tenant = t.id and j.failure is null
  ) - t.clock_offset as "dueAt"
  from tenants as t where t.clock_mode = 'REALTIME' and t.id > :after order by t.id limit :limit`);

/** The next job of each tenant whose clock runs, ordered by tenant. Each is read from an index. */
export async function listNextJobs(
  db: Database,
  after: string,
  limit: number,
): Promise<readonly TenantDue[]> {
  return ofAll(db, { after, limit });
}
