import { refuseConflicts, refuseFaults } from '../../../kernel/service-error.js';
import { append } from '../../../storage/pages.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { openAccount } from '../../accounts/open-account.js';
import { divisionOf } from '../../divisions/division.js';
import { editExternalAccounts } from '../external-accounts/edit-external-accounts.js';
import type {
  ExternalAccountChange,
  ExternalAccountRules,
} from '../external-accounts/external-account-change.js';
import { storeExternalAccounts } from '../external-accounts/store-external-accounts.js';
import { reviewHolder } from '../kyc/check.js';
import type { KycOutcome } from '../kyc/kyc-check.js';
import { LegalEntityEdit, type LegalEntityChange } from '../legal-entities/edit.js';
import { storeLegalEntity } from '../legal-entities/entity-rows.js';
import { editLegalEntity } from './edit-legal-entity.js';
import { applySalesProfile, type SalesProfileChange } from './sales-profile.js';
import { virtualAccountNames, findTakenNames } from '../taken-names.js';
import { extRefConflicts } from './unique-ext-ref.js';

export interface HolderToCreate {
  readonly division: string;
  readonly extRef: string | null;
  readonly displayName: string;
  readonly description: string | null;
  /** The accounts to open; one default account if empty (D27). */
  readonly accounts: readonly HolderAccountToOpen[];
  readonly legalEntity: LegalEntityChange | undefined;
  readonly externalAccounts: readonly ExternalAccountChange[];
  readonly externalAccountRules: ExternalAccountRules;
  readonly salesProfile: SalesProfileChange | undefined;
  /** Whether the KYC check begins as soon as the data is complete (D32). */
  readonly ready: boolean;
  /** The requested outcome of the check (D38), if any. */
  readonly outcome: KycOutcome | undefined;
}

interface HolderAccountToOpen {
  readonly extRef: string | null;
  readonly displayName: string | undefined;
}

/**
 * Creates an account holder with its data, opens its accounts and begins its KYC check.
 * @returns the holder's code
 * @throws {ServiceError} 422 if the data is invalid, 409 if names or references are taken (D28)
 */
export async function createHolder(unit: WriteUnit, holder: HolderToCreate): Promise<string> {
  const created = await buildRow(unit, holder);
  const edit = new LegalEntityEdit(unit, 'NONE');
  const entity = editLegalEntity(edit, undefined, holder.legalEntity);
  const editing = { ...holder.externalAccountRules, target: 'NONE' } as const;
  const bank = editExternalAccounts(unit, created.code, [], holder.externalAccounts, editing);
  refuseFaults([...edit.faults, ...bank.faults]);
  refuseConflicts([
    ...(await extRefConflicts(unit, created.ext_ref, undefined)),
    ...holder.accounts.flatMap((account, index) =>
      findTakenNames(
        `accounts[${index}]`,
        account,
        holder.accounts.slice(0, index),
        virtualAccountNames,
      ),
    ),
    ...edit.conflicts,
    ...bank.conflicts,
  ]);
  const row = await append(unit.db, 'account_holders', created);
  await openAccounts(unit, row, holder);
  if (entity) await storeLegalEntity(unit, row.code, entity, edit);
  const { ready, outcome } = holder;
  await reviewHolder(unit, row, entity, { ready, outcome, important: true });
  await storeExternalAccounts(unit, bank.accounts);
  return row.code;
}

async function buildRow(
  unit: WriteUnit,
  holder: HolderToCreate,
): Promise<Omit<AccountHolderRow, 'position'>> {
  const emptyProfile = { expected_monthly_volume: null, expected_average_transaction_size: null };
  return {
    code: unit.codes.next('ah'),
    division: holder.division,
    ext_ref: holder.extRef,
    display_name: holder.displayName,
    description: holder.description,
    status: 'ACTIVE',
    status_reason: null,
    tier: (await divisionOf(unit, holder.division)).kyc_tier,
    ...applySalesProfile(emptyProfile, holder.salesProfile),
    created_at: unit.now,
  };
}

async function openAccounts(
  unit: WriteUnit,
  row: AccountHolderRow,
  holder: HolderToCreate,
): Promise<void> {
  const owner = { kind: 'HOLDER', code: row.code, division: row.division } as const;
  for (const account of accountsToOpen(holder)) {
    await openAccount(unit, owner, { ...account, type: 'DEFAULT' });
  }
}

/** If the request has no accounts, a holder gets one with names derived from its own (D27). */
function accountsToOpen(holder: HolderToCreate): readonly HolderAccountToOpen[] {
  const { accounts, extRef, displayName } = holder;
  if (accounts.length > 0) return accounts;
  const reference = extRef === null ? null : `${extRef}_virtual_account`;
  const characters = Array.from(displayName);
  const name = characters.length < 4 ? `${displayName} account` : characters.slice(0, 48).join('');
  return [{ extRef: reference, displayName: name }];
}
