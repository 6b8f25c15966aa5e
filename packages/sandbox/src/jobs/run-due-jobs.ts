import { isDeepStrictEqual } from 'node:util';
import { setTenantClock } from '../unit/tenant-clock.js';
import { storableText } from '../storage/connection.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import type { WriteUnit } from '../unit/unit.js';
import type { JobRow } from '../storage/tables.js';
import { describeError } from '../kernel/describe-error.js';
import type { DueJob, JobHandler, JobHandlers, LongJobHandler } from './job-handler.js';
import { jobsInOrder } from './stored-jobs.js';
import { deleteRows, updateRows } from '../storage/rows.js';

/** A job that ran: `retried` if the database was not available, so that it runs again. */
export interface JobEvent {
  readonly event: 'job';
  readonly result: 'done' | 'failed' | 'retried';
  readonly kind: string;
  readonly reason?: string;
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

interface JobRead {
  readonly job: JobRow;
  readonly handler: JobHandler;
}

async function runNextJob(context: JobContext, tenant: string, until: ReadUntil): Promise<boolean> {
  let current: JobRow | undefined;
  const report = (result: JobEvent['result'], reason?: string): void => {
    const event = { event: 'job', result, ...(reason !== undefined && { reason }) } as const;
    if (current) context.onJob?.({ ...event, kind: current.kind });
  };
  try {
    for (let read: JobRead | undefined; ; read = await readForJob(context, tenant, current)) {
      const ran = await context.units.write(tenant, async (unit) => {
        const to = await until(unit);
        current = to === undefined ? undefined : await findDueJob(unit, to);
        return current && runJob(context, unit, current, read);
      });
      if (ran?.isDone) report('done', ran.reason);
      if (ran?.isDone !== false) return ran !== undefined;
    }
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

/** Reads in steps what a long job needs, without a lock of its tenant. */
async function readForJob(
  { units, handlers }: JobContext,
  tenant: string,
  job: JobRow | undefined,
): Promise<JobRead | undefined> {
  const handler = job && handlerOf(handlers, job);
  if (!job || typeof handler !== 'object') return undefined;
  return { job, handler: await handler.read((work) => units.read(tenant, work), dueJobOf(job)) };
}

/** Runs a job and deletes it; a rollback restores it. `isDone` is false if a long job has to read first. */
async function runJob(
  { handlers, systemTime }: JobContext,
  unit: WriteUnit,
  job: JobRow,
  read: JobRead | undefined,
): Promise<{ isDone: boolean; reason?: string | undefined }> {
  const jobHandler = handlerOf(handlers, job);
  // Another process may have run the job that was read for.
  const isRead = read !== undefined && isDeepStrictEqual(read.job, job);
  const handler = typeof jobHandler === 'function' ? jobHandler : isRead && read.handler;
  if (!handler) return { isDone: false };
  await deleteRows(unit.db, 'jobs', keyOf(job));
  const now = Math.max(unit.now, job.dueAt);
  if (now > unit.now) await setTenantClock(unit, now, systemTime());
  const then = { ...unit, now, codes: unit.codes.at(now) };
  return { isDone: true, reason: (await handler(then, dueJobOf(job))) ?? undefined };
}

/** @throws {Error} for an unknown kind */
function handlerOf(handlers: JobHandlers, { kind }: JobRow): JobHandler | LongJobHandler {
  const handler = Object.hasOwn(handlers, kind) ? handlers[kind] : undefined;
  if (!handler) throw new Error(`No handler for jobs of kind ${kind}.`);
  return handler;
}

function dueJobOf({ code, dueAt, payload }: JobRow): DueJob {
  return { code, dueAt, payload: JSON.parse(payload) as unknown };
}

function findDueJob({ db }: WriteUnit, until: number): Promise<JobRow | undefined> {
  const due = jobsInOrder(db).where('dueAt', '<=', until).where('failure', 'is', null);
  return due.limit(1).executeTakeFirst();
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
