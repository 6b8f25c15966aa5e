import type { ReadUnit } from '../../../unit/unit.js';
import type { DocumentFields, EntityFields, PhotoFields } from './fields.js';
import type { Document, LegalEntity, Owner, Photo } from './legal-entity.js';

/** The legal entities of several holders, by holder; those that have none are missing. */
export async function loadLegalEntities(
  unit: ReadUnit,
  holders: readonly string[],
): Promise<ReadonlyMap<string, LegalEntity>> {
  if (holders.length === 0) return new Map();
  const query = unit.db.selectFrom('legal_entities').selectAll().where('tenant', '=', unit.tenant);
  const rows = await query.where('holder', 'in', holders).execute();
  const documents = await documentsOf(unit, holders);
  const owners = await ownersOf(unit, holders, documents);
  return new Map(
    rows.map(({ holder, form, fields }) => [
      holder,
      {
        form,
        fields: JSON.parse(fields) as EntityFields,
        owners: owners.get(holder) ?? [],
        documents: documents.get(holder) ?? [],
      },
    ]),
  );
}

/** The legal entity of one holder; undefined where it has none. */
export async function loadLegalEntity(
  unit: ReadUnit,
  holder: string,
): Promise<LegalEntity | undefined> {
  return (await loadLegalEntities(unit, [holder])).get(holder);
}

async function ownersOf(
  unit: ReadUnit,
  holders: readonly string[],
  documents: ReadonlyMap<string, Document[]>,
): Promise<Map<string, Owner[]>> {
  const owners = new Map<string, Owner[]>();
  const { db, tenant } = unit;
  const query = db.selectFrom('beneficial_owners').selectAll().where('tenant', '=', tenant);
  for (const row of await query.where('holder', 'in', holders).orderBy('code').execute()) {
    append(owners, row.holder, {
      code: row.code,
      extRef: row.ext_ref,
      createdAt: row.created_at,
      fields: JSON.parse(row.fields) as EntityFields,
      documents: documents.get(row.code) ?? [],
    });
  }
  return owners;
}

/** By the code of the holder or owner whose they are. */
async function documentsOf(
  unit: ReadUnit,
  holders: readonly string[],
): Promise<Map<string, Document[]>> {
  const photos = await photosOf(unit, holders);
  const documents = new Map<string, Document[]>();
  const { db, tenant } = unit;
  const query = db.selectFrom('documents').selectAll().where('tenant', '=', tenant);
  for (const row of await query.where('holder', 'in', holders).orderBy('code').execute()) {
    append(documents, row.subject, {
      code: row.code,
      extRef: row.ext_ref,
      fields: JSON.parse(row.fields) as DocumentFields,
      fileHash: row.file_hash,
      photos: photos.get(row.code) ?? [],
    });
  }
  return documents;
}

async function photosOf(
  { db, tenant }: ReadUnit,
  holders: readonly string[],
): Promise<Map<string, Photo[]>> {
  const photos = new Map<string, Photo[]>();
  const query = db.selectFrom('photos').selectAll().where('tenant', '=', tenant);
  for (const row of await query.where('holder', 'in', holders).orderBy('code').execute()) {
    append(photos, row.document, {
      code: row.code,
      extRef: row.ext_ref,
      fields: JSON.parse(row.fields) as PhotoFields,
      fileHash: row.file_hash,
    });
  }
  return photos;
}

function append<T>(lists: Map<string, T[]>, key: string, element: T): void {
  const list = lists.get(key);
  if (list) list.push(element);
  else lists.set(key, [element]);
}
