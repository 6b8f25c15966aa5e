import { statement } from '../storage/statement.js';
import { jobs } from '../storage/tables/jobs.js';
import type { RecordUnit } from '../unit/unit.js';

/** A job to schedule. */
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
  const { db, tenant } = unit;
  const row = {
    tenant,
    due_at: dueAt,
    code,
    kind,
    payload: JSON.stringify(payload),
    failure: null,
  };
  await jobs.insert(db, [row]);
  unit.onJob(dueAt);
}

const insertOnce = statement<{ due_at: number }>(`
  insert into jobs (tenant, due_at, code, kind, payload)
  values (:tenant, :dueAt, :code, :kind, :payload) on conflict do nothing returning due_at`);

/** Schedules a job unless the same job is already scheduled for the same time. */
export async function scheduleOnce(
  unit: RecordUnit,
  { dueAt, kind, code, payload = {} }: JobToSchedule,
): Promise<void> {
  const { db, tenant } = unit;
  const parameters = { tenant, dueAt, code, kind, payload: JSON.stringify(payload) };
  const added = await insertOnce(db, parameters);
  if (added.length > 0) unit.onJob(dueAt);
}
