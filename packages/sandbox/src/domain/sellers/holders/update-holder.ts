import { refuseConflicts, refuseFaults } from '../../../kernel/service-error.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { editExternalAccounts } from '../external-accounts/edit-external-accounts.js';
import type {
  ExternalAccountChange,
  ExternalAccountRules,
} from '../external-accounts/external-account-change.js';
import { loadExternalAccountRows } from '../external-accounts/load-external-accounts.js';
import { storeExternalAccounts } from '../external-accounts/store-external-accounts.js';
import { reviewHolder } from '../kyc/check.js';
import type { KycOutcome } from '../kyc/kyc-check.js';
import {
  LegalEntityEdit,
  type EntryNaming,
  type LegalEntityChange,
} from '../legal-entities/edit.js';
import { loadLegalEntity, storeLegalEntity } from '../legal-entities/entity-rows.js';
import { editLegalEntity } from './edit-legal-entity.js';
import { findOpenHolder } from './find-holder.js';
import { applySalesProfile, type SalesProfileChange } from './sales-profile.js';
import { extRefConflicts } from './unique-ext-ref.js';
import { updateRows } from '../../../storage/rows.js';

/** A change of a holder. Undefined keeps a value, null clears it. */
export interface HolderChange {
  readonly extRef?: string | null | undefined;
  readonly displayName?: string | undefined;
  readonly description?: string | null | undefined;
  readonly legalEntity: LegalEntityChange | undefined;
  readonly externalAccounts: readonly ExternalAccountChange[];
  readonly externalAccountRules: ExternalAccountRules;
  readonly salesProfile?: SalesProfileChange | undefined;
  /** How list entries refer to stored ones; by `extRef` if left out. */
  readonly naming?: EntryNaming;
  /** Whether the KYC check begins as soon as the data is complete (D32). */
  readonly ready: boolean;
  /** The requested outcome of the check (D38), if any. */
  readonly outcome: KycOutcome | undefined;
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
  const stored = await findOpenHolder(unit, code);
  const row = applyChange(stored, change);
  const { naming = 'EXT_REF' } = change;
  const edit = new LegalEntityEdit(unit, naming);
  const entity = editLegalEntity(edit, await loadLegalEntity(unit, code), change.legalEntity);
  const own = await loadExternalAccountRows(unit, code);
  const editing = { ...change.externalAccountRules, target: naming };
  const bank = editExternalAccounts(unit, code, own, change.externalAccounts, editing);
  refuseFaults([...edit.faults, ...bank.faults]);
  refuseConflicts([
    ...(await extRefConflicts(unit, row.ext_ref, code)),
    ...edit.conflicts,
    ...bank.conflicts,
  ]);
  const { code: _code, position: _position, ...values } = row;
  await updateRows(unit.db, 'account_holders', { code }, values);
  if (entity) await storeLegalEntity(unit, code, entity, edit);
  const { ready, outcome } = change;
  await reviewHolder(unit, row, entity, { ready, outcome, important: edit.important });
  await storeExternalAccounts(unit, bank.accounts);
}

function applyChange(stored: AccountHolderRow, change: HolderChange): AccountHolderRow {
  const { extRef, displayName, description, salesProfile } = change;
  return {
    ...stored,
    ext_ref: extRef === undefined ? stored.ext_ref : extRef,
    display_name: displayName ?? stored.display_name,
    description: description === undefined ? stored.description : description,
    ...applySalesProfile(stored, salesProfile),
  };
}
