import type { ReadUnit } from '../../../unit/unit.js';
import type { LegalForm } from './legal-entity.js';

/** The form of a holder's legal entity; undefined where it has none. */
export async function legalFormOf(
  { db, tenant }: ReadUnit,
  holder: string,
): Promise<LegalForm | undefined> {
  const query = db.selectFrom('legal_entities').select('form').where('tenant', '=', tenant);
  return (await query.where('holder', '=', holder).executeTakeFirst())?.form;
}
