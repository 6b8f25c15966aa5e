import type { DivisionRow } from '../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';

/** How much the checks of a division's new holders ask for (D47). */
export async function tierOfDivision(
  { db, tenant }: ReadUnit,
  division: string,
): Promise<DivisionRow['kyc_tier']> {
  const query = db.selectFrom('divisions').select('kyc_tier').where('tenant', '=', tenant);
  return (await query.where('code', '=', division).executeTakeFirstOrThrow()).kyc_tier;
}

/** Sets how much the checks of a division's holders ask for; those that exist keep their tier. */
export async function setKycTier(
  { db, tenant }: WriteUnit,
  division: string,
  tier: DivisionRow['kyc_tier'],
): Promise<void> {
  const update = db.updateTable('divisions').set({ kyc_tier: tier }).where('tenant', '=', tenant);
  await update.where('code', '=', division).execute();
}
