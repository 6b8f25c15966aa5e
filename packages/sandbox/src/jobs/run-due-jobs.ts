import { moveClock } from '../unit/move-clock.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import type { WriteUnit } from '../unit/unit.js';
import type { JobRow } from '../storage/tables.js';
import type { JobHandlers } from './job-handler.js';

/** What running jobs needs. */
export interface JobContext {
  readonly units: UnitsOfWork;
  readonly handlers: JobHandlers;
  readonly systemTime: () => number;
  /** Is told the errors of jobs: faults of the program. */
  readonly onError: (error: unknown) => void;
  /** Resolves when what the jobs so far have set off elsewhere is done; the next one waits for it. */
  readonly settled?: (tenant: string) => Promise<void>;
}

/**
 * Runs all jobs of a tenant that are due until a moment, in the order of time and code, each in a
 * transaction of its own and with the clock at its time. Jobs that they schedule run too.
 * @param until the moment; what the clock shows where left out
 */
export async function runDueJobs(
  context: JobContext,
  tenant: string,
  until?: number,
): Promise<void> {
  do await context.settled?.(tenant);
  while ((await runNextJob(context, tenant, until)) === 'done');
}

async function runNextJob(
  context: JobContext,
  tenant: string,
  until: number | undefined,
): Promise<'done' | 'idle'> {
  let current: JobRow | undefined;
  try {
    return await context.units.write(tenant, async (unit) => {
      current = await takeNextJob(unit, until ?? unit.now);
      if (!current) return 'idle';
      await runJob(context, unit, current);
      return 'done';
    });
  } catch (error) {
    // A job that was not tried because the database was away is tried again.
    if (!current || error instanceof StoreUnavailable) throw error;
    context.onError(error);
    await setAside(context.units, current, error);
    return 'done';
  }
}

async function runJob(
  { handlers, systemTime }: JobContext,
  unit: WriteUnit,
  { code, kind, due_at: dueAt, payload }: JobRow,
): Promise<void> {
  const handler = Object.hasOwn(handlers, kind) ? handlers[kind] : undefined;
  if (!handler) throw new Error(`Nothing handles jobs of the kind ${kind}.`);
  const now = Math.max(unit.now, dueAt);
  if (now > unit.now) await moveClock(unit, now, systemTime());
  const then = { ...unit, now, codes: unit.codes.at(now) };
  await handler(then, { code, dueAt, payload: JSON.parse(payload) as unknown });
}

/** Takes the first job off the list. If the unit fails, it is back there. */
async function takeNextJob({ db, tenant }: WriteUnit, until: number): Promise<JobRow | undefined> {
  const job = await db
    .selectFrom('jobs')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('due_at', '<=', until)
    .where('failure', 'is', null)
    .orderBy('due_at')
    .orderBy('code')
    .orderBy('kind')
    .limit(1)
    .executeTakeFirst();
  if (!job) return undefined;
  await db
    .deleteFrom('jobs')
    .where('tenant', '=', tenant)
    .where('due_at', '=', job.due_at)
    .where('code', '=', job.code)
    .where('kind', '=', job.kind)
    .execute();
  return job;
}

/** A job that fails would fail again and hold up all others; it stays for a look at it. */
async function setAside(units: UnitsOfWork, job: JobRow, error: unknown): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error);
  await units.write(job.tenant, async ({ db, tenant }) => {
    await db
      .updateTable('jobs')
      .set({ failure })
      .where('tenant', '=', tenant)
      .where('due_at', '=', job.due_at)
      .where('code', '=', job.code)
      .where('kind', '=', job.kind)
      .execute();
  });
}
