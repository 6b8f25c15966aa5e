import { refuseConflicts, refuseFaults } from '../../../kernel/service-error.js';
import type { WriteUnit } from '../../../unit/unit.js';
import type { KycOutcome } from '../kyc/kyc-check.js';
import { findOpenHolder } from '../holders/find-holder.js';
import { editExternalAccounts, type ExternalAccountEditOptions } from './edit-external-accounts.js';
import type { ExternalAccountChange, ExternalAccountRules } from './external-account-change.js';
import {
  type ExternalAccount,
  loadExternalAccountRows,
  getExternalAccount,
} from './load-external-accounts.js';
import { storeExternalAccounts } from './store-external-accounts.js';

export interface ExternalAccountRequest {
  readonly rules: ExternalAccountRules;
  /** The requested outcome of the account's check (D38), if any. */
  readonly outcome: KycOutcome | undefined;
}

/**
 * Adds an external account to a holder.
 * @throws {ServiceError} 404 if the holder is unknown, 402 if it is closed, 422 if numbers are invalid, 409 if
 * extRef or displayName are taken
 */
export async function createExternalAccount(
  unit: WriteUnit,
  holder: string,
  change: ExternalAccountChange,
  { rules, outcome }: ExternalAccountRequest,
): Promise<ExternalAccount> {
  await findOpenHolder(unit, holder);
  return store(unit, holder, change, { editing: { ...rules, target: 'NONE' }, outcome });
}

/**
 * @throws {ServiceError} as {@link createExternalAccount}, and 404 if the holder has no such account
 */
export async function updateExternalAccount(
  unit: WriteUnit,
  { holder, code }: { readonly holder: string; readonly code: string },
  change: ExternalAccountChange,
  { rules, outcome }: ExternalAccountRequest,
): Promise<ExternalAccount> {
  await findOpenHolder(unit, holder);
  await getExternalAccount(unit, holder, code, { files: false });
  return store(unit, holder, change, { editing: { ...rules, target: { code } }, outcome });
}

async function store(
  unit: WriteUnit,
  holder: string,
  change: ExternalAccountChange,
  how: { readonly editing: ExternalAccountEditOptions; readonly outcome: KycOutcome | undefined },
): Promise<ExternalAccount> {
  const stored = await loadExternalAccountRows(unit, holder);
  const edited = editExternalAccounts(unit, holder, stored, [change], how.editing);
  refuseFaults(edited.faults);
  refuseConflicts(edited.conflicts);
  await storeExternalAccounts(unit, edited.accounts, how.outcome);
  const code = edited.accounts[0]?.row.code ?? '';
  return getExternalAccount(unit, holder, code, { files: false });
}
