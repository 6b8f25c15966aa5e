import { sql } from 'kysely';
import { notFound } from '../kernel/service-error.js';
import type { Page, PageRequest } from '../kernel/page.js';
import { readRows } from '../storage/pages.js';
import { statement } from '../storage/statement.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import type {
  DeliveryState,
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookEventRow,
} from '../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../unit/unit.js';
import { deleteRows, findRow, findRows, updateRows, upsert } from '../storage/rows.js';

/** A delivery with its event and URL. */
export interface Delivery extends WebhookDeliveryRow, Pick<WebhookEventRow, 'type' | 'body'> {
  readonly url: string;
}

/** Filters deliveries; all by default. */
export interface DeliveryFilter {
  readonly state?: DeliveryState | undefined;
  readonly type?: WebhookEventRow['type'] | undefined;
}

/** A page of the deliveries, ordered by event. */
export function listDeliveries(
  unit: ReadUnit,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<Page<Delivery>> {
  const rows = deliveries(unit, filter).orderBy('d.code', page.ascending ? 'asc' : 'desc');
  return readRows(countable(unit, filter), rows, page);
}

/** @throws {ServiceError} 404 for an unknown code */
export async function findDelivery(
  unit: ReadUnit,
  code: string,
): Promise<{ delivery: Delivery; attempts: WebhookAttemptRow[] }> {
  const delivery = await deliveries(unit, {}).where('d.code', '=', code).executeTakeFirst();
  if (!delivery) throw notFound();
  const attempts = await findRows(unit.db, 'webhook_attempts', { delivery: code }, 'number');
  return { delivery, attempts };
}

/** Returns the number of deliveries in each state, 0 included. */
export async function countDeliveries({ db }: ReadUnit): Promise<Record<DeliveryState, number>> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('total')])
    .groupBy('state')
    .execute();
  const none = { DUE: 0, WAITING: 0, DELIVERED: 0, FAILED: 0, CANCELLED: 0 };
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.total])) };
}

const selectDue = statement((db) =>
  db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    // A text, which selects the index; a parameter does not.
    .where(sql<boolean>`state = 'DUE'`),
);

/** Returns the number of due deliveries. */
export async function countDueDeliveries(db: TenantDatabase): Promise<number> {
  return (await selectDue(db, {}))[0]?.count ?? 0;
}

function deliveries(unit: ReadUnit, filter: DeliveryFilter) {
  return countable(unit, filter)
    .innerJoin('webhook_events as e', 'e.code', 'd.code')
    .innerJoin('webhook_configurations as c', 'c.id', 'd.configuration')
    .selectAll('d')
    .select(['e.type', 'e.body', 'c.url']);
}

/** Deliveries without what belongs to them: counting them joins nothing. */
function countable({ db }: ReadUnit, { state, type }: DeliveryFilter) {
  let query = db.selectFrom('webhook_deliveries as d');
  if (state !== undefined) query = query.where('d.state', '=', state);
  if (type === undefined) return query;
  const configurations = db.selectFrom('webhook_configurations').select('id');
  return query.where('d.configuration', 'in', configurations.where('type', '=', type));
}

/**
 * Makes a delivery due again, in any state, even if its configuration is inactive. This adds one attempt; if it fails,
 * the remaining retries of the schedule follow.
 * @throws {ServiceError} 404 for an unknown code
 */
export async function replayDelivery(unit: WriteUnit, code: string): Promise<void> {
  if ((await makeDue(unit, { code })) === 0) throw notFound();
}

/** Makes all deliveries in some states due again. */
export function replayDeliveries(
  unit: WriteUnit,
  states: readonly DeliveryState[],
): Promise<number> {
  return makeDue(unit, { state: states });
}

async function makeDue(
  { db, now, onDelivery }: WriteUnit,
  match: { readonly code: string } | { readonly state: readonly DeliveryState[] },
): Promise<number> {
  const changed = await updateRows(db, 'webhook_deliveries', match, { state: 'DUE', dueAt: now });
  if (changed > 0) onDelivery();
  return changed;
}

/** True while deliveries are paused. */
export async function isPaused({ db }: ReadUnit): Promise<boolean> {
  return (await findRow(db, 'webhook_pauses')) !== undefined;
}

/** Pauses deliveries; running attempts complete. */
export async function pauseDeliveries({ db, now }: WriteUnit): Promise<void> {
  await upsert(db, 'webhook_pauses', { pausedAt: now });
}

/** Resumes deliveries, beginning with those that became due during the pause. */
export async function resumeDeliveries(unit: WriteUnit): Promise<void> {
  await deleteRows(unit.db, 'webhook_pauses');
  unit.onDelivery();
}
