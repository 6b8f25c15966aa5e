import type { JobRow } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';

/** How many jobs are listed. */
const most = 100;

/** The jobs of a tenant, what is due first first; those that failed stay among them. */
export async function listJobs({ db, tenant }: ReadUnit): Promise<JobRow[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('due_at')
    .orderBy('code')
    .orderBy('kind')
    .limit(most)
    .execute();
}
