import type * as types from '../../src/generated/types/index.js';
import type { Api } from './api.js';

/** How many accounts are named: their codes have to fit into a URL. */
const most = 100;

export type Accounts = ReadonlyMap<string, types.api.Account>;

/** Loads the first hundred accounts by their codes. Other codes are ignored. */
export async function loadAccounts(
  { control }: Api,
  codes: readonly (string | undefined)[],
): Promise<Accounts> {
  const code = [...new Set(codes)].filter((one) => one?.startsWith('va_') === true) as string[];
  if (code.length === 0) return new Map();
  const page = { code: code.slice(0, most), _pageSize: most };
  const { elements } = await control.ledger.listAccounts(page);
  return new Map(elements.map((account) => [account.code, account]));
}

/** Finds an account by its code; undefined for an unknown code. */
export async function findAccount(api: Api, code: string): Promise<types.api.Account | undefined> {
  return (await loadAccounts(api, [code])).get(code);
}

/** The name of an account; its code if the account is not loaded. */
export function nameOfAccount(accounts: Accounts, code: string): string {
  const account = accounts.get(code);
  return account ? accountName(account) : code;
}

/** The name of an account: its holder, or the display name of a merchant account. */
export function accountName(account: types.api.Account): string {
  return account.ownerKind === 'HOLDER' ? account.ownerName : account.displayName;
}
