import type * as types from '../../src/generated/types/index.js';
import { listAccountsLimits } from '../../src/generated/vocabulary/api.js';
import type { Api } from './api.js';

const most = listAccountsLimits._pageSize.maximum;

/** The accounts of a tenant by their codes; of a very large one those that were opened last. */
export async function accountsByCode({
  control,
}: Api): Promise<ReadonlyMap<string, types.api.Account>> {
  const { elements } = await control.ledger.listAccounts({ _pageSize: most });
  return new Map(elements.map((account) => [account.code, account]));
}

/** An account by its code, however many there are; undefined where there is none. */
export async function findAccount(
  { control }: Api,
  code: string,
): Promise<types.api.Account | undefined> {
  for (let number = 0; ; number += 1) {
    const page = { _pageNumber: number, _pageSize: most };
    const { elements } = await control.ledger.listAccounts(page);
    const found = elements.find((account) => account.code === code);
    if (found || elements.length < most) return found;
  }
}

/** What people call the account of a code; the code where it is not among them. */
export function nameOfAccount(
  accounts: ReadonlyMap<string, types.api.Account>,
  code: string,
): string {
  const account = accounts.get(code);
  return account ? accountName(account) : code;
}

/** What people call an account: its holder, or for one of the merchant's own what it is for. */
export function accountName(account: types.api.Account): string {
  return account.ownerKind === 'HOLDER' ? account.ownerName : account.displayName;
}
