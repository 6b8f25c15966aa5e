import { findRows, getRow } from '../../storage/rows.js';
import type { WebhookConfigurationRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

/** Returns the webhook configurations of a division, sorted by id (D221). */
export function listConfigurations(
  { db }: ReadUnit,
  division: string,
): Promise<WebhookConfigurationRow[]> {
  return findRows(db, 'webhook_configurations', { division }, 'id');
}

/** @throws {ServiceError} 404 if the division has no such configuration */
export function findConfiguration(
  { db }: ReadUnit,
  division: string,
  id: number,
): Promise<WebhookConfigurationRow> {
  return getRow(db, 'webhook_configurations', { division, id });
}
