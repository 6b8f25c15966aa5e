import type { ReadUnit, WriteUnit } from '../../../unit/unit.js';
import { storeFile } from '../../files/stored-files.js';
import type { LegalEntityEdit } from './edit.js';
import type {
  Document,
  DocumentFields,
  EntityFields,
  LegalEntity,
  Owner,
  Photo,
  PhotoFields,
} from './entity.js';

/** Returns the legal entities of several holders, by holder; holders without one are left out. */
export async function loadLegalEntities(
  unit: ReadUnit,
  holders: readonly string[],
): Promise<ReadonlyMap<string, LegalEntity>> {
  if (holders.length === 0) return new Map();
  const query = unit.db.selectFrom('legal_entities').selectAll();
  const rows = await query.where('holder', 'in', holders).execute();
  const documents = await loadDocuments(unit, holders);
  const owners = await loadOwners(unit, holders, documents);
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

export async function loadLegalEntity(
  unit: ReadUnit,
  holder: string,
): Promise<LegalEntity | undefined> {
  return (await loadLegalEntities(unit, [holder])).get(holder);
}

async function loadOwners(
  unit: ReadUnit,
  holders: readonly string[],
  documents: ReadonlyMap<string, Document[]>,
): Promise<Map<string, Owner[]>> {
  const owners = new Map<string, Owner[]>();
  const { db } = unit;
  const query = db.selectFrom('beneficial_owners').selectAll();
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

async function loadDocuments(
  unit: ReadUnit,
  holders: readonly string[],
): Promise<Map<string, Document[]>> {
  const photos = await loadPhotos(unit, holders);
  const documents = new Map<string, Document[]>();
  const { db } = unit;
  const query = db.selectFrom('documents').selectAll();
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

async function loadPhotos(
  { db }: ReadUnit,
  holders: readonly string[],
): Promise<Map<string, Photo[]>> {
  const photos = new Map<string, Photo[]>();
  const query = db.selectFrom('photos').selectAll();
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

export async function storeLegalEntity(
  unit: WriteUnit,
  holder: string,
  entity: LegalEntity,
  edit: LegalEntityEdit,
): Promise<void> {
  if (edit.added.has(entity) || edit.changed.has(entity)) await storeEntity(unit, holder, entity);
  for (const owner of entity.owners) {
    if (isChanged(edit, owner)) await storeOwner(unit, holder, owner);
    await storeDocuments(unit, holder, owner.code, owner.documents, edit);
  }
  await storeDocuments(unit, holder, holder, entity.documents, edit);
  for (const [subject, data] of edit.files) await storeFile(unit, subject, data);
}

function isChanged({ added, changed }: LegalEntityEdit, entry: object): boolean {
  return added.has(entry) || changed.has(entry);
}

async function storeEntity(
  { db }: WriteUnit,
  holder: string,
  { form, fields: record }: LegalEntity,
): Promise<void> {
  const fields = JSON.stringify(record);
  await db
    .insertInto('legal_entities')
    .values({ holder, form, fields })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet({ fields }))
    .execute();
}

async function storeOwner({ db }: WriteUnit, holder: string, owner: Owner): Promise<void> {
  const { code, extRef: ext_ref, createdAt: created_at } = owner;
  const fields = JSON.stringify(owner.fields);
  await db
    .insertInto('beneficial_owners')
    .values({ holder, code, ext_ref, fields, created_at })
    .onConflict((conflict) => conflict.columns(['holder', 'code']).doUpdateSet({ ext_ref, fields }))
    .execute();
}

async function storeDocuments(
  unit: WriteUnit,
  holder: string,
  subject: string,
  documents: readonly Document[],
  edit: LegalEntityEdit,
): Promise<void> {
  for (const document of documents) {
    if (isChanged(edit, document)) await storeDocument(unit, holder, subject, document);
    for (const photo of document.photos) {
      if (isChanged(edit, photo)) await storePhoto(unit, holder, document.code, photo);
    }
  }
}

async function storeDocument(
  { db }: WriteUnit,
  holder: string,
  subject: string,
  document: Document,
): Promise<void> {
  const { code, extRef: ext_ref, fileHash: file_hash } = document;
  const fields = JSON.stringify(document.fields);
  await db
    .insertInto('documents')
    .values({ holder, code, subject, ext_ref, fields, file_hash })
    .onConflict((conflict) =>
      conflict.columns(['holder', 'code']).doUpdateSet({ ext_ref, fields, file_hash }),
    )
    .execute();
}

async function storePhoto(
  { db }: WriteUnit,
  holder: string,
  document: string,
  photo: Photo,
): Promise<void> {
  const { code, extRef: ext_ref, fileHash: file_hash } = photo;
  const fields = JSON.stringify(photo.fields);
  await db
    .insertInto('photos')
    .values({ holder, code, document, ext_ref, fields, file_hash })
    .onConflict((conflict) =>
      conflict.columns(['holder', 'code']).doUpdateSet({ ext_ref, fields, file_hash }),
    )
    .execute();
}
