import { type Page, slicePage, type PageRequest } from '../../../kernel/page.js';
import { notFound, ServiceError } from '../../../kernel/service-error.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../../unit/unit.js';
import { readFiles } from '../../files/stored-files.js';
import { findHolder, findOpenHolder } from '../holders/find-holder.js';
import { reviewHolder } from '../kyc/check.js';
import type { KycOutcome } from '../kyc/kyc-check.js';
import type { SellerRules } from '../seller-rules.js';
import { type EntryBody, LegalEntityEdit } from './edit.js';
import { loadLegalEntity, storeLegalEntity } from './entity-rows.js';
import { collectFileCodes, type LegalEntity, type Owner } from './entity.js';

/** The files of owners' documents in Base64 by the codes of their subjects; empty if not requested. */
type Files = ReadonlyMap<string, string>;

/**
 * Returns a page of the owners of a holder, newest first; empty if the holder has no legal entity (D176).
 * @throws {ServiceError} 404 if the holder is unknown
 */
export async function listOwners(
  unit: ReadUnit,
  holder: string,
  page: Pick<PageRequest, 'number' | 'size'>,
  parts: { readonly files: boolean },
): Promise<Page<Owner> & { readonly files: Files }> {
  await findHolder(unit, holder);
  const owners = (await loadLegalEntity(unit, holder))?.owners ?? [];
  const found = slicePage(owners, { ...page, ascending: false });
  return { ...found, files: await loadFiles(unit, found.elements, parts) };
}

/** @throws {ServiceError} 404 if the holder has no such owner */
export async function getOwner(
  unit: ReadUnit,
  holder: string,
  code: string,
  parts: { readonly files: boolean },
): Promise<{ readonly owner: Owner; readonly files: Files }> {
  const entity = await loadLegalEntity(unit, holder);
  const owner = entity?.owners.find((one) => one.code === code);
  if (!owner) throw notFound();
  return { owner, files: await loadFiles(unit, [owner], parts) };
}

interface OwnerRequest {
  readonly rules: SellerRules;
  readonly outcome: KycOutcome | undefined;
}

/**
 * Adds an owner to a holder and restarts the holder's check.
 * @throws {ServiceError} 404 if the holder is unknown, 402 if it is closed, 422.200.004 if it has no legal entity
 */
export async function addOwner(
  unit: WriteUnit,
  holder: string,
  body: EntryBody,
  { rules, outcome }: OwnerRequest,
): Promise<Owner> {
  const row = await findOpenHolder(unit, holder);
  const entity = await loadLegalEntity(unit, holder);
  if (!entity) throw new ServiceError('422.200.004');
  const edit = new LegalEntityEdit(unit, 'NONE', rules);
  const owner = edit.apply(entity.owners, body, 'owner');
  await storeEdit(unit, row, entity, { edit, outcome });
  return owner;
}

/** @throws {ServiceError} 404 if the holder has no such owner, 402 if the holder is closed */
export async function updateOwner(
  unit: WriteUnit,
  { holder, code }: { readonly holder: string; readonly code: string },
  body: EntryBody,
  { rules, outcome }: OwnerRequest,
): Promise<Owner> {
  const row = await findHolder(unit, holder);
  const entity = await loadLegalEntity(unit, holder);
  const owner = entity?.owners.find((one) => one.code === code);
  if (!entity || !owner) throw notFound();
  await findOpenHolder(unit, holder);
  const edit = new LegalEntityEdit(unit, 'EXT_REF', rules);
  edit.changeKnown(entity.owners, owner, body, 'owner');
  await storeEdit(unit, row, entity, { edit, outcome });
  return owner;
}

/** Stores a legal entity after an edit, and updates the holder's check. */
export async function storeEdit(
  unit: WriteUnit,
  holder: AccountHolderRow,
  entity: LegalEntity,
  { edit, outcome }: { readonly edit: LegalEntityEdit; readonly outcome: KycOutcome | undefined },
): Promise<void> {
  edit.throwFaults();
  await storeLegalEntity(unit, holder.code, entity, edit);
  const { important } = edit;
  await reviewHolder(unit, holder, entity, { ready: true, important, outcome });
}

async function loadFiles(
  unit: ReadUnit,
  owners: readonly Owner[],
  { files }: { readonly files: boolean },
): Promise<Files> {
  if (!files) return new Map();
  return readFiles(unit, owners.flatMap(collectFileCodes));
}
