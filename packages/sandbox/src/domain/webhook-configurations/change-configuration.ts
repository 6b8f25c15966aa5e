import { requireSecureUrl } from '../../kernel/secure-url.js';
import { refuseField } from '../../kernel/service-error.js';
import type { WebhookConfigurationRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { deactivateConfiguration } from '../../webhooks/outbox.js';
import { findRow, getRow, updateRows } from '../../storage/rows.js';

/** The hosts to which webhooks can be sent without TLS: the machine of the developer (D111). */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** A new webhook configuration: the URL for events of a type. */
export type NewConfiguration = Pick<WebhookConfigurationRow, 'division' | 'type' | 'url'>;

/** @throws {ServiceError} 409 if the division has one for the type, 422 if the URL cannot be used (D111) */
export async function createConfiguration(
  unit: WriteUnit,
  configuration: NewConfiguration,
): Promise<WebhookConfigurationRow> {
  requireSecureUrl('url', configuration.url, localHosts);
  const { db } = unit;
  const { division, type } = configuration;
  if (await findRow(db, 'webhook_configurations', { division, type }))
    refuseField({ field: 'type', code: '409.600.001', params: { type }, attemptedValue: type });
  const query = db.selectFrom('webhook_configurations');
  const last = await query.select(({ fn }) => fn.max('id').as('id')).executeTakeFirst();
  const row = { id: (last?.id ?? 0) + 1, ...configuration, active: 1 };
  await db.insertInto('webhook_configurations').values(row).execute();
  return row;
}

/** An update of a configuration; undefined for no change. The type must be the stored one. */
interface ConfigurationUpdate {
  readonly type: WebhookConfigurationRow['type'] | undefined;
  readonly url: string | undefined;
  readonly active: boolean | undefined;
}

/**
 * Changes the URL of a configuration, or activates or deactivates it (D222). Pending events are sent to the
 * new URL; after deactivation they are not sent.
 * @throws {ServiceError} 404 if the division has no such configuration, 422 if the type differs or the URL cannot be
 * used (D111)
 */
export async function updateConfiguration(
  unit: WriteUnit,
  division: string,
  id: number,
  { type, url, active }: ConfigurationUpdate,
): Promise<WebhookConfigurationRow> {
  const row = await getRow(unit.db, 'webhook_configurations', { division, id });
  if (type !== undefined && row.type !== type) {
    const params = { type: row.type };
    refuseField({ field: 'type', code: '422.600.001', params, attemptedValue: type });
  }
  if (url !== undefined) requireSecureUrl('url', url, localHosts);
  const on = active ?? row.active === 1;
  const changed = { url: url ?? row.url, active: on ? 1 : 0 };
  await updateRows(unit.db, 'webhook_configurations', { id }, changed);
  if (!on) await deactivateConfiguration(unit, id);
  return { ...row, ...changed };
}
