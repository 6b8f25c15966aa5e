import { refuseField } from '../../kernel/service-error.js';
import type { WebhookConfigurationRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { turnOff } from '../../webhooks/outbox.js';
import { findConfiguration, listConfigurations } from './find-configuration.js';

/** Where the events of a type go. */
export type NewConfiguration = Pick<WebhookConfigurationRow, 'division' | 'type' | 'url'>;

/**
 * Says where the events of a type go from now on.
 * @throws {ServiceError} 409 where the division has said so already, active or not (D111)
 */
export async function createConfiguration(
  unit: WriteUnit,
  configuration: NewConfiguration,
): Promise<WebhookConfigurationRow> {
  const { db, tenant } = unit;
  const { division, type } = configuration;
  const others = await listConfigurations(unit, division);
  if (others.some((other) => other.type === type)) {
    refuseField({ field: 'type', code: '409.600.001', params: { type }, attemptedValue: type });
  }
  const query = db.selectFrom('webhook_configurations').where('tenant', '=', tenant);
  const last = await query.select(({ fn }) => fn.max('id').as('id')).executeTakeFirst();
  const row = { tenant, id: (last?.id ?? 0) + 1, ...configuration, active: 1 };
  await db.insertInto('webhook_configurations').values(row).execute();
  return row;
}

/** What an update of a configuration says; the type only to be sure that it is the right one. */
export interface ConfigurationUpdate {
  readonly type: WebhookConfigurationRow['type'];
  readonly url: string;
  /** Whether events are sent; as it is where undefined. */
  readonly active: boolean | undefined;
}

/**
 * Changes where events go, or whether they are sent (D222). What waits to be sent goes to the new address;
 * once it is turned off, nowhere.
 * @throws {ServiceError} 404 for one that the division does not have, 422 for another type
 */
export async function updateConfiguration(
  unit: WriteUnit,
  division: string,
  id: number,
  { type, url, active }: ConfigurationUpdate,
): Promise<WebhookConfigurationRow> {
  const row = await findConfiguration(unit, division, id);
  if (row.type !== type) {
    const params = { type: row.type };
    refuseField({ field: 'type', code: '422.600.001', params, attemptedValue: type });
  }
  const on = active ?? row.active === 1;
  const changed = { url, active: on ? 1 : 0 };
  await unit.db
    .updateTable('webhook_configurations')
    .set(changed)
    .where('tenant', '=', unit.tenant)
    .where('id', '=', id)
    .execute();
  if (!on) await turnOff(unit, id);
  return { ...row, ...changed };
}
