import { append, getRow } from '../../../storage/rows.js';
import type { NewRow } from '../../../storage/table.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { openAccount } from '../../accounts/open-account.js';
import { editExternalAccounts } from '../external-accounts/edit-external-accounts.js';
import type { ExternalAccountChange } from '../external-accounts/external-account-change.js';
import { storeExternalAccounts } from '../external-accounts/store-external-accounts.js';
import { reviewHolder } from '../kyc/check.js';
import type { KycOutcome } from '../kyc/kyc-check.js';
import { type LegalEntityBody, LegalEntityEdit } from '../legal-entities/edit.js';
import { storeLegalEntity } from '../legal-entities/entity-rows.js';
import { editLegalEntity } from './edit-legal-entity.js';
import { statusBeforeCheck } from './holder-status.js';
import type { SellerRules } from '../seller-rules.js';
import { uniqueAccountNames, findTakenNames, extRefConflicts } from '../taken-names.js';

export interface HolderToCreate {
  readonly columns: Omit<
    NewRow<AccountHolderRow>,
    'code' | 'createdAt' | 'status' | 'statusReason' | 'tier'
  >;
  /** The accounts to open; one default account if empty (D27). */
  readonly accounts: readonly HolderAccountToOpen[];
  readonly legalEntity: LegalEntityBody | undefined;
  readonly externalAccounts: readonly ExternalAccountChange[];
  readonly rules: SellerRules;
  /** Whether the KYC check begins as soon as the data is complete (D32). */
  readonly ready: boolean;
  readonly outcome: KycOutcome | undefined;
}

interface HolderAccountToOpen {
  readonly extRef?: string | null | undefined;
  readonly displayName?: string | undefined;
}

/**
 * Creates an account holder with its data, opens its accounts and begins its KYC check.
 * @throws {ServiceError} 422 if the data is invalid, 409 if names or references are taken (D28)
 */
export async function createHolder(unit: WriteUnit, holder: HolderToCreate): Promise<string> {
  const { columns, accounts, ready, outcome } = holder;
  const { kycTier: tier } = await getRow(unit.db, 'divisions', { code: columns.division });
  const code = unit.codes.next('ah');
  const edit = new LegalEntityEdit(unit, 'NONE', holder.rules);
  const entity = editLegalEntity(edit, undefined, holder.legalEntity);
  const banks = editExternalAccounts(edit, code, [], holder.externalAccounts);
  edit.conflicts.unshift(
    ...(await extRefConflicts(unit, columns.extRef)),
    ...accounts.flatMap((account, index) =>
      findTakenNames(
        `accounts[${index}]`,
        account,
        accounts.slice(0, index),
        uniqueAccountNames(unit),
      ),
    ),
  );
  edit.throwFaults();
  const ownColumns = { ...statusBeforeCheck(unit.world), code, tier, createdAt: unit.now };
  const row = await append(unit.db, 'account_holders', { ...columns, ...ownColumns });
  const { division } = row;
  for (const { extRef, displayName } of accountsToOpen(holder)) {
    const account = { ownerKind: 'HOLDER', owner: code, division, type: 'DEFAULT' } as const;
    await openAccount(unit, { ...account, extRef, displayName });
  }
  if (entity) await storeLegalEntity(unit, code, entity, edit);
  await reviewHolder(unit, row, entity, { ready, outcome, important: true });
  await storeExternalAccounts(unit, banks);
  return code;
}

/** If the request has no accounts, a holder gets one with names derived from its own (D27). */
function accountsToOpen({ accounts, columns }: HolderToCreate): readonly HolderAccountToOpen[] {
  if (accounts.length > 0) return accounts;
  const { extRef, displayName } = columns;
  const reference = typeof extRef === 'string' ? `${extRef}_virtual_account` : null;
  const characters = Array.from(displayName);
  const name = characters.length < 4 ? `${displayName} account` : characters.slice(0, 48).join('');
  return [{ extRef: reference, displayName: name }];
}
