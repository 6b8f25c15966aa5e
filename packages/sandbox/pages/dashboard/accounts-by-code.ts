import type * as types from '../../src/generated/types/index.js';
import type { Api } from './api.js';

/** How many accounts one page of the list has at most. */
const most = 500;

/** The accounts of a tenant by their codes; of a very large one those that were opened last. */
export async function accountsByCode({
  control,
}: Api): Promise<ReadonlyMap<string, types.api.Account>> {
  const { elements } = await control.ledger.listAccounts({ _pageSize: most });
  return new Map(elements.map((account) => [account.code, account]));
}

/** What people call an account: its holder, or for one of the merchant's own what it is for. */
export function accountName(account: types.api.Account): string {
  return account.ownerKind === 'HOLDER' ? account.ownerName : account.displayName;
}
