import type { ReadUnit, WriteUnit } from '../../unit/unit.js';

/** Whether a division may make balance transfers (D85). */
export async function transfersEnabled(
  { db, tenant }: ReadUnit,
  division: string,
): Promise<boolean> {
  const query = db.selectFrom('divisions').select('balance_transfer_enabled');
  const row = await query
    .where('tenant', '=', tenant)
    .where('code', '=', division)
    .executeTakeFirstOrThrow();
  return row.balance_transfer_enabled === 1;
}

/** Says whether a division may make balance transfers. */
export async function enableTransfers(
  { db, tenant }: WriteUnit,
  division: string,
  enabled: boolean,
): Promise<void> {
  const change = { balance_transfer_enabled: enabled ? 1 : 0 };
  const update = db.updateTable('divisions').set(change).where('tenant', '=', tenant);
  await update.where('code', '=', division).execute();
}
