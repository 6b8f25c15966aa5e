import type { AccountHolderRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { changeRow } from '../change-row.js';
import { editExternalAccounts } from '../external-accounts/edit-external-accounts.js';
import { storeExternalAccounts } from '../external-accounts/store-external-accounts.js';
import { reviewHolder } from '../kyc/check.js';
import { LegalEntityEdit, type EntryNaming } from '../legal-entities/edit.js';
import { loadLegalEntity, storeLegalEntity } from '../legal-entities/entity-rows.js';
import type { Changes, LegalForm } from '../legal-entities/entity.js';
import type { HolderToCreate } from './create-holder.js';
import { editLegalEntity } from './edit-legal-entity.js';
import { findOpenHolder } from './find-holder.js';
import { extRefConflicts } from '../taken-names.js';
import { findRows, updateRows } from '../../../storage/rows.js';

type ChangedColumns =
  | 'description'
  | 'displayName'
  | 'expectedAverageTransactionSize'
  | 'expectedMonthlyVolume'
  | 'extRef';

export interface HolderChange extends Pick<
  HolderToCreate,
  'externalAccounts' | 'legalEntity' | 'outcome' | 'ready' | 'rules'
> {
  readonly columns: Changes<Pick<AccountHolderRow, ChangedColumns>>;
  /** Throws if the fields of the legal entity are not those of a legal form. */
  readonly checkFields: (form: LegalForm) => void;
  /** How list entries refer to stored ones; by `extRef` if left out. */
  readonly naming?: EntryNaming;
}

/**
 * Changes a holder atomically (D134).
 * @throws {ServiceError} 404 if the holder is unknown, 402 if it is closed, 422 if the change is invalid, 409 if
 * names or references are taken
 */
export async function updateHolder(
  unit: WriteUnit,
  code: string,
  change: HolderChange,
): Promise<void> {
  const { naming = 'EXT_REF', ready, outcome, legalEntity } = change;
  const stored = await loadLegalEntity(unit, code);
  const form = stored?.form ?? legalEntity?.legalForm;
  if (legalEntity && form && (legalEntity.legalForm ?? form) === form) change.checkFields(form);
  const row = changeRow(await findOpenHolder(unit, code), change.columns);
  const edit = new LegalEntityEdit(unit, naming, change.rules);
  const entity = editLegalEntity(edit, stored, legalEntity);
  const accounts = await findRows(unit.db, 'external_accounts', { holder: code }, 'code');
  const banks = editExternalAccounts(edit, code, accounts, change.externalAccounts);
  edit.conflicts.unshift(...(await extRefConflicts(unit, row.extRef, code)));
  edit.throwFaults();
  await updateRows(unit.db, 'account_holders', { code }, row);
  if (entity) await storeLegalEntity(unit, code, entity, edit);
  await reviewHolder(unit, row, entity, { ready, outcome, important: edit.important });
  await storeExternalAccounts(unit, banks);
}
