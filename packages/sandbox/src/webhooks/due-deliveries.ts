import { sql } from 'kysely';
import type { Database } from '../storage/database.js';
import type { ReadUnit } from '../unit/unit.js';

/** How long an attempt counts as under way, in milliseconds; whoever made it is gone after that. */
export const claimMs = 60_000;

/** An event that is to be sent now. */
export interface DueDelivery {
  readonly code: string;
  /** The number of the attempt, counted from 1. */
  readonly number: number;
  readonly url: string;
  readonly type: string;
  /** JSON. */
  readonly body: string;
  /** The key that signs (D10); a key that only reads never does. */
  readonly key: string;
}

/**
 * What is to be sent for a tenant, and nobody is sending: nothing while it is paused.
 * @param system the system's time in milliseconds
 */
export async function dueDeliveries(
  { db, tenant }: ReadUnit,
  system: number,
  limit: number,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select d.code, d.attempts + 1 as number, c.url, e.type, e.body, (
      select k.key from api_keys as k
      where k.tenant = c.tenant and k.division = c.division and k.scope = 'write'
        and k.revoked_at is null
      order by k.created_at desc, k.key desc limit 1
    ) as key
    from webhook_deliveries as d
    join webhook_events as e on e.tenant = d.tenant and e.code = d.code
    join webhook_configurations as c on c.tenant = d.tenant and c.id = d.configuration
    left join webhook_attempts as a
      on a.tenant = d.tenant and a.delivery = d.code and a.number = d.attempts + 1
    where d.tenant = ${tenant} and d.state = 'DUE'
      and (a.sent_at is null or a.sent_at < ${system - claimMs})
      and not exists (select 1 from webhook_pauses as p where p.tenant = d.tenant)
    order by d.code limit ${limit}`.execute(db);
  // Without a key that may write nobody could check a signature; a key is never taken away alone.
  return rows.filter(({ key }) => key !== null);
}

/** The tenants that have something to be sent. */
export async function tenantsWithDueDeliveries(db: Database): Promise<string[]> {
  const query = db.selectFrom('webhook_deliveries').select('tenant').distinct();
  const rows = await query.where('state', '=', 'DUE').execute();
  return rows.map(({ tenant }) => tenant);
}
