import { notFound } from '../../kernel/service-error.js';
import type { WebhookConfigurationRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

/** Returns the webhook configurations of a division, sorted by id (D221). */
export async function listConfigurations(
  { db }: ReadUnit,
  division: string,
): Promise<WebhookConfigurationRow[]> {
  const query = db.selectFrom('webhook_configurations').selectAll();
  return query.where('division', '=', division).orderBy('id').execute();
}

/** @throws {ServiceError} 404 if the division has no such configuration */
export async function findConfiguration(
  { db }: ReadUnit,
  division: string,
  id: number,
): Promise<WebhookConfigurationRow> {
  const query = db.selectFrom('webhook_configurations').selectAll();
  const row = await query.where('division', '=', division).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
