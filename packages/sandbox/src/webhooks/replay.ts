import { notFound } from '../kernel/service-error.js';
import type { DeliveryState } from '../storage/tables.js';
import type { WriteUnit } from '../unit/unit.js';

/**
 * Sends one delivery again, whatever became of it, also where its configuration is turned off. It is one
 * more attempt; where the schedule has some left, they follow if it fails.
 * @throws {ServiceError} 404 for an unknown code
 */
export async function replayDelivery(unit: WriteUnit, code: string): Promise<void> {
  const rows = await makeDue(unit).where('code', '=', code).returning('code').execute();
  if (rows.length === 0) throw notFound();
  unit.onDelivery();
}

/**
 * Sends all deliveries of some states again.
 * @returns how many
 */
export async function replayDeliveries(
  unit: WriteUnit,
  states: readonly DeliveryState[],
): Promise<number> {
  const rows = await makeDue(unit).where('state', 'in', states).returning('code').execute();
  if (rows.length > 0) unit.onDelivery();
  return rows.length;
}

function makeDue({ db, tenant, now }: WriteUnit) {
  const update = db.updateTable('webhook_deliveries').set({ state: 'DUE', due_at: now });
  return update.where('tenant', '=', tenant);
}
