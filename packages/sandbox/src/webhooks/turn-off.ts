import type { RecordUnit } from '../unit/unit.js';

/** Turns a configuration off. What was still to be sent is not sent any more. */
export async function turnOff({ db, tenant }: RecordUnit, id: number): Promise<void> {
  await db
    .updateTable('webhook_configurations')
    .set({ active: 0 })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'CANCELLED' })
    .where('tenant', '=', tenant)
    .where('configuration', '=', id)
    .where('state', 'in', ['DUE', 'WAITING'])
    .execute();
}
