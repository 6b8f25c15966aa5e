import { schedule } from '../jobs/schedule.js';
import type { WebhookDeliveryRow } from '../storage/tables.js';
import type { RecordUnit } from '../unit/unit.js';
import { claimMs } from './due-deliveries.js';
import { retryDelay } from './retry-delay.js';
import { turnOff } from './turn-off.js';

/** An attempt that is about to be made. */
export interface AttemptStart {
  /** The code of the delivery. */
  readonly delivery: string;
  readonly number: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The system's time in milliseconds. */
  readonly sentAt: number;
}

/** What came of an attempt: an answer, or why there is none. */
export type AttemptResult =
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      /** The beginning of the body. */
      readonly body: string;
    }
  | { readonly error: string };

/**
 * Notes that an attempt begins, in the place of one that nobody has ended for a minute.
 * @returns whether it is this one's turn; false where somebody else makes the same attempt
 */
export async function beginAttempt(unit: RecordUnit, start: AttemptStart): Promise<boolean> {
  const { db, tenant } = unit;
  const { delivery, number, url, sentAt } = start;
  const attempt = { url, request_headers: JSON.stringify(start.headers), sent_at: sentAt };
  const rows = await db
    .insertInto('webhook_attempts')
    .values({ tenant, delivery, number, ...attempt, ended_at: null, ...noAnswer })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'delivery', 'number'])
        .doUpdateSet(attempt)
        .where('webhook_attempts.ended_at', 'is', null)
        .where('webhook_attempts.sent_at', '<', sentAt - claimMs),
    )
    .returning('number')
    .execute();
  return rows.length > 0;
}

/** Takes back an attempt that was broken off by a stop of the sandbox: the next process makes it. */
export async function withdrawAttempt(
  { db, tenant }: RecordUnit,
  { delivery, number }: AttemptStart,
): Promise<void> {
  await db
    .deleteFrom('webhook_attempts')
    .where('tenant', '=', tenant)
    .where('delivery', '=', delivery)
    .where('number', '=', number)
    .where('ended_at', 'is', null)
    .execute();
}

const noAnswer = { status: null, response_headers: null, response_body: null, error: null };

/**
 * Notes what came of an attempt, and what follows: the delivery is done, waits for the next attempt, or
 * is given up (D108). An answer of 410 turns the configuration off.
 * @param endedAt the system's time in milliseconds
 */
export async function endAttempt(
  unit: RecordUnit,
  { delivery: code, number }: AttemptStart,
  result: AttemptResult,
  endedAt: number,
): Promise<void> {
  const { db, tenant } = unit;
  await db
    .updateTable('webhook_attempts')
    .set({ ended_at: endedAt, ...columnsOf(result) })
    .where('tenant', '=', tenant)
    .where('delivery', '=', code)
    .where('number', '=', number)
    .execute();
  const query = db.selectFrom('webhook_deliveries').selectAll().where('tenant', '=', tenant);
  const delivery = await query.where('code', '=', code).executeTakeFirst();
  // A reset may have taken it away meanwhile.
  if (delivery?.attempts !== number - 1) return;
  await moveOn(unit, { ...delivery, attempts: number }, result);
  if ('status' in result && result.status === 410) await turnOff(unit, delivery.configuration);
}

async function moveOn(
  unit: RecordUnit,
  delivery: WebhookDeliveryRow,
  result: AttemptResult,
): Promise<void> {
  const { code, attempts } = delivery;
  const step = nextStep(delivery, result, unit.now);
  await unit.db
    .updateTable('webhook_deliveries')
    .set({ attempts, ...step })
    .where('tenant', '=', unit.tenant)
    .where('code', '=', code)
    .execute();
  if (step.state === 'WAITING') {
    await schedule(unit, { dueAt: step.due_at, kind: 'WEBHOOK_DUE', code });
  }
}

type Step = Pick<WebhookDeliveryRow, 'state' | 'due_at'>;

function nextStep(
  { state, attempts, due_at }: WebhookDeliveryRow,
  result: AttemptResult,
  now: number,
): Step {
  if ('status' in result && result.status >= 200 && result.status < 300) {
    return { state: 'DELIVERED', due_at };
  }
  // It was turned off while the attempt was under way.
  if (state === 'CANCELLED') return { state, due_at };
  const delay = 'status' in result && result.status === 410 ? undefined : retryDelay(attempts);
  return delay === undefined
    ? { state: 'FAILED', due_at }
    : { state: 'WAITING', due_at: now + delay };
}

function columnsOf(result: AttemptResult) {
  if ('error' in result) return { ...noAnswer, error: storable(result.error) };
  return {
    ...noAnswer,
    status: result.status,
    response_headers: storable(JSON.stringify(result.headers)),
    response_body: storable(result.body),
  };
}

/** No database stores U+0000 in a text. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
