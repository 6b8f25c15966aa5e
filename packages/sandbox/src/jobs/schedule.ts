import { insert } from '../storage/insert.js';
import { statement } from '../storage/statement.js';
import type { JobRow } from '../storage/tables.js';
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
  const { db } = unit;
  const row = {
    due_at: dueAt,
    code,
    kind,
    payload: JSON.stringify(payload),
    failure: null,
  };
  await insert(db, 'jobs', [row]);
  unit.onJob(dueAt);
}

const insertOnce = statement((db, given: Omit<JobRow, 'failure'>) =>
  db
    .insertInto('jobs')
    .values({
      due_at: given.due_at,
      code: given.code,
      kind: given.kind,
      payload: given.payload,
      failure: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('due_at'),
);

/** Schedules a job unless the same job is already scheduled for the same time. */
export async function scheduleOnce(
  unit: RecordUnit,
  { dueAt, kind, code, payload = {} }: JobToSchedule,
): Promise<void> {
  const row = { due_at: dueAt, code, kind, payload: JSON.stringify(payload) };
  const added = await insertOnce(unit.db, row);
  if (added.length > 0) unit.onJob(dueAt);
}
