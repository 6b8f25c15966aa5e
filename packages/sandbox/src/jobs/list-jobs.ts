import type { JobRow } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';

const maximum = 100;

/** The jobs of a tenant ordered by due time, failed ones included. */
export async function listJobs({ db }: ReadUnit): Promise<JobRow[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .orderBy('due_at')
    .orderBy('code')
    .orderBy('kind')
    .limit(maximum)
    .execute();
}
