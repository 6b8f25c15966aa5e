import { insert } from '../storage/insert.js';
import { findRow } from '../storage/rows.js';
import type { RecordUnit } from '../unit/unit.js';

export interface JobToSchedule {
  /** Due time on the tenant's clock, in milliseconds since 1970. */
  readonly dueAt: number;
  /** Selects the handler. */
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
  const row = { due_at: dueAt, code, kind, payload: JSON.stringify(payload), failure: null };
  await insert(unit.db, 'jobs', [row]);
  unit.onJob();
}

/** Schedules a job unless the same job is already scheduled for the same time. */
export async function scheduleOnce(unit: RecordUnit, job: JobToSchedule): Promise<void> {
  const { dueAt: due_at, kind, code } = job;
  if (!(await findRow(unit.db, 'jobs', { due_at, code, kind }))) await schedule(unit, job);
}
