import type { WriteUnit } from '../../../unit/unit.js';
import { storeFile } from '../../files/stored-files.js';
import type { Edit } from './edit.js';
import type { Document, LegalEntity, Owner, Photo } from './legal-entity.js';

/** Stores what an edit changed of a holder's legal entity. */
export async function storeLegalEntity(
  unit: WriteUnit,
  holder: string,
  entity: LegalEntity,
  edit: Edit,
): Promise<void> {
  await freeNames(unit, holder, edit);
  if (edit.added.has(entity) || edit.changed.has(entity)) await storeEntity(unit, holder, entity);
  for (const owner of entity.owners) {
    if (touched(edit, owner)) await storeOwner(unit, holder, owner);
    await storeDocuments(unit, holder, owner.code, owner.documents, edit);
  }
  await storeDocuments(unit, holder, holder, entity.documents, edit);
  for (const [subject, data] of edit.files) await storeFile(unit, subject, data);
}

function touched({ added, changed }: Edit, entry: object): boolean {
  return added.has(entry) || changed.has(entry);
}

/** Takes away the references that change, so that they can be handed on within one request. */
async function freeNames({ db, tenant }: WriteUnit, holder: string, edit: Edit): Promise<void> {
  const codes = [...edit.renamed].map((entry) => (entry as { code: string }).code);
  if (codes.length === 0) return;
  for (const table of ['beneficial_owners', 'documents', 'photos'] as const) {
    await db
      .updateTable(table)
      .set({ ext_ref: null })
      .where('tenant', '=', tenant)
      .where('holder', '=', holder)
      .where('code', 'in', codes)
      .execute();
  }
}

async function storeEntity(
  { db, tenant }: WriteUnit,
  holder: string,
  { form, fields: record }: LegalEntity,
): Promise<void> {
  const fields = JSON.stringify(record);
  await db
    .insertInto('legal_entities')
    .values({ tenant, holder, form, fields })
    .onConflict((conflict) => conflict.columns(['tenant', 'holder']).doUpdateSet({ fields }))
    .execute();
}

async function storeOwner({ db, tenant }: WriteUnit, holder: string, owner: Owner): Promise<void> {
  const { code, extRef: ext_ref, createdAt: created_at } = owner;
  const fields = JSON.stringify(owner.fields);
  await db
    .insertInto('beneficial_owners')
    .values({ tenant, holder, code, ext_ref, fields, created_at })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'holder', 'code']).doUpdateSet({ ext_ref, fields }),
    )
    .execute();
}

async function storeDocuments(
  unit: WriteUnit,
  holder: string,
  subject: string,
  documents: readonly Document[],
  edit: Edit,
): Promise<void> {
  for (const document of documents) {
    if (touched(edit, document)) await storeDocument(unit, holder, subject, document);
    for (const photo of document.photos) {
      if (touched(edit, photo)) await storePhoto(unit, holder, document.code, photo);
    }
  }
}

async function storeDocument(
  { db, tenant }: WriteUnit,
  holder: string,
  subject: string,
  document: Document,
): Promise<void> {
  const { code, extRef: ext_ref, fileHash: file_hash } = document;
  const fields = JSON.stringify(document.fields);
  await db
    .insertInto('documents')
    .values({ tenant, holder, code, subject, ext_ref, fields, file_hash })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'holder', 'code']).doUpdateSet({ ext_ref, fields, file_hash }),
    )
    .execute();
}

async function storePhoto(
  { db, tenant }: WriteUnit,
  holder: string,
  document: string,
  photo: Photo,
): Promise<void> {
  const { code, extRef: ext_ref, fileHash: file_hash } = photo;
  const fields = JSON.stringify(photo.fields);
  await db
    .insertInto('photos')
    .values({ tenant, holder, code, document, ext_ref, fields, file_hash })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'holder', 'code']).doUpdateSet({ ext_ref, fields, file_hash }),
    )
    .execute();
}
