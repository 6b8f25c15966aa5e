import { findRows, upsert } from '../../../storage/rows.js';
import type { ReadUnit, WriteUnit } from '../../../unit/unit.js';
import { storeFile } from '../../files/stored-files.js';
import type { LegalEntityEdit } from './edit.js';
import type { LegalEntity } from './entity.js';

/** Returns the legal entities of several holders, by holder; holders without one are left out. */
export async function loadLegalEntities(
  { db }: ReadUnit,
  holders: readonly string[],
): Promise<ReadonlyMap<string, LegalEntity>> {
  const rows = await findRows(db, 'legal_entities', { holder: holders });
  return new Map(
    rows.map(({ holder, form, content }) => [
      holder,
      { form, ...(JSON.parse(content) as Omit<LegalEntity, 'form'>) },
    ]),
  );
}

export async function loadLegalEntity(
  unit: ReadUnit,
  holder: string,
): Promise<LegalEntity | undefined> {
  return (await loadLegalEntities(unit, [holder])).get(holder);
}

/** Stores a holder's legal entity, and the files that an edit has changed. */
export async function storeLegalEntity(
  unit: WriteUnit,
  holder: string,
  entity: LegalEntity,
  edit: LegalEntityEdit,
): Promise<void> {
  await storeEntity(unit, holder, entity);
  for (const [subject, data] of edit.files) await storeFile(unit, subject, data);
}

/** Stores a holder's legal entity without files. */
export async function storeEntity(
  unit: WriteUnit,
  holder: string,
  { form, ...content }: LegalEntity,
): Promise<void> {
  await upsert(unit.db, 'legal_entities', { holder, form, content: JSON.stringify(content) });
}
