import { notFound } from '../../../kernel/service-error.js';
import { findRows } from '../../../storage/rows.js';
import type { WriteUnit } from '../../../unit/unit.js';
import type { KycOutcome } from '../kyc/kyc-check.js';
import { findOpenHolder } from '../holders/find-holder.js';
import { LegalEntityEdit } from '../legal-entities/edit.js';
import type { SellerRules } from '../seller-rules.js';
import { editExternalAccounts } from './edit-external-accounts.js';
import type { ExternalAccountChange } from './external-account-change.js';
import { type ExternalAccount, getExternalAccount } from './load-external-accounts.js';
import { storeExternalAccounts } from './store-external-accounts.js';

interface ExternalAccountRequest {
  readonly rules: SellerRules;
  readonly outcome: KycOutcome | undefined;
}

/**
 * Adds an external account to a holder, or changes one.
 * @param code the code of the account to change; undefined to add one
 * @throws {ServiceError} 404 if the holder or the account is unknown, 402 if the holder is closed, 422 if numbers are
 * invalid, 409 if extRef or displayName are taken
 */
export async function changeExternalAccount(
  unit: WriteUnit,
  holder: string,
  code: string | undefined,
  change: ExternalAccountChange,
  { rules, outcome }: ExternalAccountRequest,
): Promise<ExternalAccount> {
  await findOpenHolder(unit, holder);
  const stored = await findRows(unit.db, 'external_accounts', { holder }, 'code');
  if (code !== undefined && !stored.some((row) => row.code === code)) throw notFound();
  const edit = new LegalEntityEdit(unit, 'NONE', rules);
  const accounts = editExternalAccounts(edit, holder, stored, [change], code);
  edit.throwFaults();
  await storeExternalAccounts(unit, accounts, outcome);
  return getExternalAccount(unit, holder, accounts[0]?.row.code ?? '', { files: false });
}
