import { groupBy } from '../../../kernel/group-by.js';
import { upsert } from '../../../storage/insert.js';
import { findRows } from '../../../storage/rows.js';
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
  { db }: ReadUnit,
  holders: readonly string[],
): Promise<ReadonlyMap<string, LegalEntity>> {
  const match = { holder: holders };
  const entities = await findRows(db, 'legal_entities', match);
  if (entities.length === 0) return new Map();
  const owners = groupBy(await findRows(db, 'beneficial_owners', match, 'code'), ofHolder);
  const documents = groupBy(
    await findRows(db, 'documents', match, 'code'),
    ({ subject }) => subject,
  );
  const photos = groupBy(await findRows(db, 'photos', match, 'code'), ({ document }) => document);
  const documentsOf = (subject: string): Document[] =>
    (documents.get(subject) ?? []).map(({ code, ext_ref, fields, file_hash }) => ({
      code,
      extRef: ext_ref,
      fields: JSON.parse(fields) as DocumentFields,
      fileHash: file_hash,
      photos: (photos.get(code) ?? []).map((row): Photo => ({
        code: row.code,
        extRef: row.ext_ref,
        fields: JSON.parse(row.fields) as PhotoFields,
        fileHash: row.file_hash,
      })),
    }));
  const ownersOf = (holder: string): Owner[] =>
    (owners.get(holder) ?? []).map(({ code, ext_ref, fields, created_at }) => ({
      code,
      extRef: ext_ref,
      createdAt: created_at,
      fields: JSON.parse(fields) as EntityFields,
      documents: documentsOf(code),
    }));
  return new Map(
    entities.map(({ holder, form, fields }): [string, LegalEntity] => [
      holder,
      {
        form,
        fields: JSON.parse(fields) as EntityFields,
        owners: ownersOf(holder),
        documents: documentsOf(holder),
      },
    ]),
  );
}

function ofHolder({ holder }: { readonly holder: string }): string {
  return holder;
}

export async function loadLegalEntity(
  unit: ReadUnit,
  holder: string,
): Promise<LegalEntity | undefined> {
  return (await loadLegalEntities(unit, [holder])).get(holder);
}

/** Stores what an edit has added or changed in a holder's legal entity. */
export async function storeLegalEntity(
  unit: WriteUnit,
  holder: string,
  entity: LegalEntity,
  edit: LegalEntityEdit,
): Promise<void> {
  const { db } = unit;
  if (edit.isChanged(entity)) {
    const { form, fields } = entity;
    await upsert(db, 'legal_entities', { holder, form, fields: JSON.stringify(fields) });
  }
  for (const owner of entity.owners) {
    if (edit.isChanged(owner))
      await upsert(db, 'beneficial_owners', {
        ...entryRow(holder, owner),
        created_at: owner.createdAt,
      });
    await storeDocuments(unit, holder, owner.code, owner.documents, edit);
  }
  await storeDocuments(unit, holder, holder, entity.documents, edit);
  for (const [subject, data] of edit.files) await storeFile(unit, subject, data);
}

async function storeDocuments(
  { db }: WriteUnit,
  holder: string,
  subject: string,
  documents: readonly Document[],
  edit: LegalEntityEdit,
): Promise<void> {
  for (const document of documents) {
    if (edit.isChanged(document))
      await upsert(db, 'documents', {
        ...entryRow(holder, document),
        subject,
        file_hash: document.fileHash,
      });
    for (const photo of document.photos) {
      if (!edit.isChanged(photo)) continue;
      const row = { ...entryRow(holder, photo), file_hash: photo.fileHash };
      await upsert(db, 'photos', { ...row, document: document.code });
    }
  }
}

function entryRow(holder: string, { code, extRef, fields }: Owner | Document | Photo) {
  return { holder, code, ext_ref: extRef, fields: JSON.stringify(fields) };
}
