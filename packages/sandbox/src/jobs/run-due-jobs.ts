import { setTenantClock } from '../unit/tenant-clock.js';
import { storableText } from '../storage/connection.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import type { WriteUnit } from '../unit/unit.js';
import type { JobRow } from '../storage/tables.js';
import { describeError } from '../kernel/describe-error.js';
import type { JobHandlers } from './job-handler.js';
import { jobsInOrder } from './stored-jobs.js';
import { deleteRows, updateRows } from '../storage/rows.js';

/** A job that ran: `retried` if the database was not available, so that it runs again. */
export interface JobEvent {
  readonly event: 'job';
  readonly result: 'done' | 'failed' | 'retried';
  readonly kind: string;
}

export interface JobContext {
  readonly units: UnitsOfWork;
  readonly handlers: JobHandlers;
  readonly systemTime: () => number;
  /** Called with each error of a job, which is a bug of the sandbox. */
  readonly onError: (error: unknown) => void;
  readonly onJob?: (event: JobEvent) => void;
  /** Resolves when the webhooks that earlier jobs caused are sent; the next job waits for it. */
  readonly waitForDeliveries?: (tenant: string) => Promise<void>;
}

/** Returns the time until which jobs are due, in milliseconds since 1970; undefined to run no more jobs. */
type ReadUntil = (unit: WriteUnit) => Promise<number | undefined>;

/**
 * Runs all due jobs of a tenant, ordered by time and code, each in its own transaction and with the clock at its due
 * time. Jobs that they schedule run too.
 * @param until called before each job; the current time of the tenant's clock by default
 */
export async function runDueJobs(
  context: JobContext,
  tenant: string,
  until: ReadUntil = ({ now }) => Promise.resolve(now),
): Promise<void> {
  do await context.waitForDeliveries?.(tenant);
  while (await runNextJob(context, tenant, until));
}

/** Returns false if no job is due. */
async function runNextJob(context: JobContext, tenant: string, until: ReadUntil): Promise<boolean> {
  let current: JobRow | undefined;
  const report = (result: JobEvent['result']): void => {
    if (current) context.onJob?.({ event: 'job', result, kind: current.kind });
  };
  try {
    const hasRun = await context.units.write(tenant, async (unit) => {
      const to = await until(unit);
      current = to === undefined ? undefined : await dequeueJob(unit, to);
      if (!current) return false;
      await runJob(context, unit, current);
      return true;
    });
    report('done');
    return hasRun;
  } catch (error) {
    const isRetried = error instanceof StoreUnavailable;
    report(isRetried ? 'retried' : 'failed');
    // A job that was not tried because the database was unavailable is tried again.
    if (!current || isRetried) throw error;
    context.onError(error);
    await markJobFailed(context.units, tenant, current, error);
    return true;
  }
}

async function runJob(
  { handlers, systemTime }: JobContext,
  unit: WriteUnit,
  { code, kind, dueAt, payload }: JobRow,
): Promise<void> {
  const handler = Object.hasOwn(handlers, kind) ? handlers[kind] : undefined;
  if (!handler) throw new Error(`No handler for jobs of kind ${kind}.`);
  const now = Math.max(unit.now, dueAt);
  if (now > unit.now) await setTenantClock(unit, now, systemTime());
  const then = { ...unit, now, codes: unit.codes.at(now) };
  await handler(then, { code, dueAt, payload: JSON.parse(payload) as unknown });
}

/** Deletes the first due job and returns it. A rollback of the unit restores it. */
async function dequeueJob({ db }: WriteUnit, until: number): Promise<JobRow | undefined> {
  const due = jobsInOrder(db).where('dueAt', '<=', until).where('failure', 'is', null);
  const job = await due.limit(1).executeTakeFirst();
  if (!job) return undefined;
  await deleteRows(db, 'jobs', keyOf(job));
  return job;
}

/** Stores why a job failed. It is not tried again, so that it does not block others, and stays listed. */
async function markJobFailed(
  units: UnitsOfWork,
  tenant: string,
  job: JobRow,
  error: unknown,
): Promise<void> {
  const failure = storableText(describeError(error));
  await units.write(tenant, ({ db }) => updateRows(db, 'jobs', keyOf(job), { failure }));
}

function keyOf({ dueAt, code, kind }: JobRow) {
  return { dueAt, code, kind };
}
