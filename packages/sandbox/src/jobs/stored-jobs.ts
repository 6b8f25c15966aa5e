import { findRow, insert } from '../storage/rows.js';
import { statement } from '../storage/statement.js';
import type { RecordUnit, ReadUnit } from '../unit/unit.js';
import type { JobRow } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';

export interface JobToSchedule {
  /** Due time on the tenant's clock, in milliseconds since 1970. */
  readonly dueAt: number;
  readonly kind: string;
  /** The code of the object that it concerns. Jobs due at the same time run ordered by code. */
  readonly code: string;
  /** Further input of the handler; any JSON. */
  readonly payload?: object;
}

/** Schedules a job in the transaction of the change that requires it. */
export async function schedule(
  unit: RecordUnit,
  { dueAt, kind, code, payload = {} }: JobToSchedule,
): Promise<void> {
  const row = { dueAt, code, kind, payload: JSON.stringify(payload), failure: null };
  await insert(unit.db, 'jobs', [row]);
  unit.onJob();
}

/** Schedules a job unless the same job is already scheduled for the same time. */
export async function scheduleOnce(unit: RecordUnit, job: JobToSchedule): Promise<void> {
  const { dueAt, kind, code } = job;
  if (!(await findRow(unit.db, 'jobs', { dueAt, code, kind }))) await schedule(unit, job);
}

/** Returns a query for the jobs of a tenant in the order in which they run, failed ones included. */
export function jobsInOrder(db: TenantDatabase) {
  return db.selectFrom('jobs').selectAll().orderBy('dueAt').orderBy('code').orderBy('kind');
}

const maximum = 100;

/** The next jobs of a tenant, failed ones included. */
export function listJobs({ db }: ReadUnit): Promise<JobRow[]> {
  return jobsInOrder(db).limit(maximum).execute();
}

/** When the next job of a tenant is due, on its clock; undefined without a job. */
export async function readNextJobTime(db: TenantDatabase): Promise<number | undefined> {
  const next = jobsInOrder(db).where('failure', 'is', null).limit(1);
  return (await next.executeTakeFirst())?.dueAt;
}

const selectDue = statement((db, given: { until: number }) =>
  db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('dueAt', '<=', given.until)
    .where('failure', 'is', null),
);

/** Returns the number of jobs that are due until a time of the tenant's clock. */
export async function countDueJobs(db: TenantDatabase, until: number): Promise<number> {
  return (await selectDue(db, { until }))[0]?.count ?? 0;
}

/** As {@link readNextJobTime}, in the system's time; undefined if the clock is frozen. */
export async function readNextWakeTime(db: TenantDatabase): Promise<number | undefined> {
  const clock = db.selectFrom('tenants').select('clockOffset');
  const running = await clock.where('clockMode', '=', 'REALTIME').executeTakeFirst();
  const dueAt = running && (await readNextJobTime(db));
  return dueAt === undefined ? undefined : dueAt - (running?.clockOffset ?? 0);
}
