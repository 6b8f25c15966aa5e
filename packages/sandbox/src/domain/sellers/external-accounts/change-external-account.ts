import { refuseConflicts, refuseFaults } from '../../../kernel/service-error.js';
import type { WriteUnit } from '../../../unit/unit.js';
import type { KycOutcome } from '../kyc/kyc-check.js';
import { findOpenHolder } from '../holders/find-holder.js';
import { editExternalAccounts, type ExternalAccountEditing } from './edit-external-accounts.js';
import type { ExternalAccountChange, ExternalAccountRules } from './external-account-change.js';
import {
  type ExternalAccount,
  externalAccountRows,
  getExternalAccount,
} from './load-external-accounts.js';
import { storeExternalAccounts } from './store-external-accounts.js';

/** What a request says besides the account itself. */
export interface ExternalAccountRequest {
  readonly rules: ExternalAccountRules;
  /** How the account's check shall end (D38); undefined where the request does not say. */
  readonly outcome: KycOutcome | undefined;
}

/**
 * Adds an external account to a holder.
 * @throws {ServiceError} 404, 402 for a closed holder, 422 for wrong numbers, 409 for taken names
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
 * Changes an external account of a holder.
 * @throws {ServiceError} as at creation, and 404 for an account that the holder does not have
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
  how: { readonly editing: ExternalAccountEditing; readonly outcome: KycOutcome | undefined },
): Promise<ExternalAccount> {
  const stored = await externalAccountRows(unit, holder);
  const edited = editExternalAccounts(unit, holder, stored, [change], how.editing);
  refuseFaults(edited.faults);
  refuseConflicts(edited.conflicts);
  await storeExternalAccounts(unit, edited.accounts, how.outcome);
  const code = edited.accounts[0]?.row.code ?? '';
  return getExternalAccount(unit, holder, code, { files: false });
}
