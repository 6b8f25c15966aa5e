import { statement } from '../storage/statement.js';
import { jobs } from '../storage/tables/jobs.js';
import type { RecordUnit } from '../unit/unit.js';

/** Work for later. */
export interface JobToSchedule {
  /** When it is due on the tenant's clock, in milliseconds since 1970. */
  readonly dueAt: number;
  /** Which handler does it. */
  readonly kind: string;
  /** The code of what it is about; jobs of the same moment run in the order of their codes. */
  readonly code: string;
  /** What the handler needs besides; any JSON. */
  readonly payload?: object;
}

/** Schedules work in the same transaction as the change that makes it necessary. */
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

/** Schedules work unless the same is scheduled for the same moment. */
export async function scheduleOnce(
  unit: RecordUnit,
  { dueAt, kind, code, payload = {} }: JobToSchedule,
): Promise<void> {
  const { db, tenant } = unit;
  const parameters = { tenant, dueAt, code, kind, payload: JSON.stringify(payload) };
  const added = await insertOnce(db, parameters);
  if (added.length > 0) unit.onJob(dueAt);
}
