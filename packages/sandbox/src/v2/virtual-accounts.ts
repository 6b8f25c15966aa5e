import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { getHolderAccount, listHolderAccounts } from '../domain/sellers/holders/holder-accounts.js';
import type { Session } from '../session.js';
import { buildEnvelope } from '../kernel/page.js';
import type { VirtualAccountRow } from '../storage/tables.js';

/** Virtual accounts of holders, in version 2. */
export const virtualAccounts: Pick<
  V2Handlers<Session>,
  'getVirtualAccount' | 'listVirtualAccounts'
> = {
  getVirtualAccount: async ({ path }, { read }) => {
    const { accountHolderCode, virtualAccountCode } = path;
    const row = await read((unit) => getHolderAccount(unit, accountHolderCode, virtualAccountCode));
    return { status: 200, body: shapeOf(row) };
  },

  listVirtualAccounts: async ({ path, query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: false };
    const found = await read((unit) => listHolderAccounts(unit, path.accountHolderCode, page));
    return { status: 200, body: buildEnvelope(page, found, shapeOf) };
  },
};

function shapeOf(row: VirtualAccountRow): v2.VirtualAccount {
  return {
    code: row.code,
    accountType: 'DEFAULT',
    displayName: row.display_name,
    extRef: row.ext_ref,
  };
}
