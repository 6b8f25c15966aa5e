import { sql } from 'kysely';
import type { JobHandler } from '../jobs/job-handler.js';
import { schedule } from '../jobs/stored-jobs.js';
import { storableText } from '../storage/connection.js';
import type { WebhookDeliveryRow } from '../storage/tables.js';
import type { ReadUnit, RecordUnit } from '../unit/unit.js';
import { deactivateConfiguration, isQueueFull } from './outbox.js';
import { own } from '../storage/tenant-database.js';
import { deleteRows, findRow, updateRows } from '../storage/rows.js';

/** How long an attempt is reserved for the process that began it, in milliseconds. */
const claimMs = 60_000;

/** A delivery that is due. */
export interface DueDelivery {
  readonly code: string;
  readonly configuration: number;
  /** The number of the attempt, counted from 1. */
  readonly number: number;
  readonly url: string;
  /** JSON. */
  readonly body: string;
  /** The key that signs (D10), never a read-only key. */
  readonly key: string;
}

/**
 * Finds the due deliveries of a tenant that no process is sending, by configuration; none while deliveries are paused.
 * @param system the system's time, in milliseconds since 1970
 * @param limit the maximum number for each configuration
 */
export async function findDueDeliveries(
  { db }: ReadUnit,
  system: number,
  limit: number,
): Promise<DueDelivery[]> {
  const configurations = await sql<{ id: number }>`
    select c.id from ${own.webhook_configurations} as c
    where not exists (select 1 from ${own.webhook_pauses} as p)
      and exists (select 1 from ${own.webhook_deliveries} as d
        where d.configuration = c.id and d.state = 'DUE')
    order by c.id`.execute(db);
  const due = configurations.rows.map(({ id }) =>
    sql<DueDelivery>`
      select d.code, d.configuration, d.attempts + 1 as number, c.url, e.body, (
        select k.key from ${own.api_keys} as k
        where k.division = c.division and k.scope = 'write'
          and k."revokedAt" is null
        order by k."createdAt" desc, k.key desc limit 1
      ) as key
      from ${own.webhook_deliveries} as d
      join ${own.webhook_events} as e on e.code = d.code
      join ${own.webhook_configurations} as c on c.id = d.configuration
      left join ${own.webhook_attempts} as a
        on a.delivery = d.code and a.number = d.attempts + 1
      where d.configuration = ${id} and d.state = 'DUE'
        and (a."sentAt" is null or a."sentAt" < ${system - claimMs})
      order by d.code limit ${limit}`.execute(db),
  );
  const rows = (await Promise.all(due)).flatMap((found) => found.rows);
  // Without a writing key there is no signature. The last key of a tenant cannot be revoked.
  return rows.filter(({ key }) => key !== null);
}

/** An attempt that begins. */
export interface AttemptStart {
  readonly delivery: string;
  readonly number: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The system's time, in milliseconds since 1970. */
  readonly sentAt: number;
}

export interface AttemptResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The result of an attempt: a response, or the reason why there is none. */
export type AttemptResult =
  | AttemptResponse
  | { readonly error: string; readonly isTimeout: boolean };

/** Records the start of an attempt, or replaces one of over a minute. False if another process makes it. */
export async function beginAttempt(unit: RecordUnit, start: AttemptStart): Promise<boolean> {
  const { db } = unit;
  const { delivery, number, url, sentAt } = start;
  const attempt = { url, requestHeaders: JSON.stringify(start.headers), sentAt };
  const rows = await db
    .insertInto('webhook_attempts')
    .values({ delivery, number, ...attempt, endedAt: null, ...noResponse })
    .onConflict((conflict) =>
      conflict
        .columns(['delivery', 'number'])
        .doUpdateSet(attempt)
        .where('webhook_attempts.endedAt', 'is', null)
        .where('webhook_attempts.sentAt', '<', sentAt - claimMs),
    )
    .returning('number')
    .execute();
  return rows.length > 0;
}

/** Deletes an attempt that was aborted by a shutdown, so that the next process repeats it. */
export async function discardAttempt(
  { db }: RecordUnit,
  { delivery, number }: AttemptStart,
): Promise<void> {
  await deleteRows(db, 'webhook_attempts', { delivery, number, endedAt: null });
}

const noResponse = { status: null, responseHeaders: null, responseBody: null, error: null };

/**
 * A delivery is then delivered, waits, or has failed (D108); 410 deactivates the configuration. False if it is gone.
 * @param endedAt the system's time, in milliseconds since 1970
 */
export async function endAttempt(
  unit: RecordUnit,
  { delivery: code, number }: AttemptStart,
  result: AttemptResult,
  endedAt: number,
): Promise<boolean> {
  const { db } = unit;
  const ended = { endedAt, ...columnsOf(result) };
  await updateRows(db, 'webhook_attempts', { delivery: code, number }, ended);
  const delivery = await findRow(db, 'webhook_deliveries', { code });
  // A reset may have deleted it in the meantime.
  if (delivery?.attempts !== number - 1) return false;
  await updateDelivery(unit, { ...delivery, attempts: number }, result);
  unit.onCount(isAccepted(result) ? 'webhooksSent' : 'webhooksFailed');
  if ('status' in result && result.status === 410 && unit.world.goneReceiver === 'yes')
    await deactivateConfiguration(unit, delivery.configuration);
  return true;
}

async function updateDelivery(
  unit: RecordUnit,
  delivery: WebhookDeliveryRow,
  result: AttemptResult,
): Promise<void> {
  const { code, attempts, dueAt } = delivery;
  let step = nextStep(delivery, result, unit);
  if (step.state === 'WAITING' && (await isQueueFull(unit, 'WAITING'))) {
    step = { state: 'FAILED', dueAt };
  }
  await updateRows(unit.db, 'webhook_deliveries', { code }, { attempts, ...step });
  if (step.state === 'WAITING') {
    await schedule(unit, { dueAt: step.dueAt, kind: 'WEBHOOK_DUE', code });
  }
}

type Step = Pick<WebhookDeliveryRow, 'state' | 'dueAt'>;

function isAccepted(result: AttemptResult): boolean {
  return 'status' in result && result.status >= 200 && result.status < 300;
}

function nextStep(
  { state, attempts, dueAt }: WebhookDeliveryRow,
  result: AttemptResult,
  { now, world }: RecordUnit,
): Step {
  if (isAccepted(result)) return { state: 'DELIVERED', dueAt };
  // The configuration was deactivated during the attempt.
  if (state === 'CANCELLED') return { state, dueAt };
  const isGone = 'status' in result && result.status === 410 && world.goneReceiver === 'yes';
  const isLast = attempts >= Number(world.attempts);
  const delay = isGone || isLast ? undefined : delays[attempts - 1];
  return delay === undefined
    ? { state: 'FAILED', dueAt }
    : { state: 'WAITING', dueAt: now + delay };
}

function columnsOf(result: AttemptResult) {
  if ('error' in result) return { ...noResponse, error: storableText(result.error) };
  return {
    ...noResponse,
    status: result.status,
    responseHeaders: storableText(JSON.stringify(result.headers)),
    responseBody: storableText(result.body),
  };
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The delays of the retries, in milliseconds (D108). */
const delays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** Handles the job WEBHOOK_DUE: makes a waiting delivery due for its next attempt. */
export const markDeliveryDue: JobHandler = async (unit, { code, dueAt }) => {
  const match = { code, state: 'WAITING', dueAt } as const;
  const changed = await updateRows(unit.db, 'webhook_deliveries', match, { state: 'DUE' });
  if (changed > 0) unit.onDelivery();
};
