import type * as types from '../../src/generated/types/index.js';
import { listAccountsLimits } from '../../src/generated/vocabulary/api.js';
import type { Api } from './api.js';

const most = listAccountsLimits._pageSize.maximum;

/** Loads the accounts of a tenant by code, at most the latest page of them. */
export async function loadAccounts({
  control,
}: Api): Promise<ReadonlyMap<string, types.api.Account>> {
  const { elements } = await control.ledger.listAccounts({ _pageSize: most });
  return new Map(elements.map((account) => [account.code, account]));
}

/** Finds an account by its code; undefined for an unknown code. */
export async function findAccount(
  { control }: Api,
  code: string,
): Promise<types.api.Account | undefined> {
  return (await control.ledger.listAccounts({ code })).elements[0];
}

/** The name of an account; its code if the account is not loaded. */
export function nameOfAccount(
  accounts: ReadonlyMap<string, types.api.Account>,
  code: string,
): string {
  const account = accounts.get(code);
  return account ? accountName(account) : code;
}

/** The name of an account: its holder, or the display name of a merchant account. */
export function accountName(account: types.api.Account): string {
  return account.ownerKind === 'HOLDER' ? account.ownerName : account.displayName;
}
