import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import {
  createHolderAccount,
  getHolderAccount,
  listHolderAccounts,
  renameHolderAccount,
} from '../domain/sellers/holders/holder-accounts.js';
import type { Session } from '../session.js';
import { buildEnvelope } from '../kernel/page.js';
import type { VirtualAccountRow } from '../storage/tables.js';

/** Virtual accounts of holders, in version 1. */
export const virtualAccounts = {
  createVirtualAccount: async ({ path, body }, { write }) => {
    const { extRef = null, displayName } = body;
    const row = await write((unit) =>
      createHolderAccount(unit, path.accountHolderCode, { extRef, displayName }),
    );
    return { status: 200, body: virtualAccountShape(row) };
  },

  getVirtualAccount: async ({ path }, { read }) => {
    const { accountHolderCode, accountCode } = path;
    const row = await read((unit) => getHolderAccount(unit, accountHolderCode, accountCode));
    return { status: 200, body: virtualAccountShape(row) };
  },

  listVirtualAccounts: async ({ path, query }, { read }) => {
    const ascending = query._sort === 'asc';
    const page = { number: query._pageNumber, size: query._pageSize, ascending };
    const found = await read((unit) => listHolderAccounts(unit, path.accountHolderCode, page));
    return { status: 200, body: buildEnvelope(page, found, virtualAccountShape) };
  },

  updateVirtualAccount: async ({ path, body }, { write }) => {
    const { accountHolderCode, accountCode } = path;
    const { extRef, displayName } = body;
    const row = await write((unit) =>
      renameHolderAccount(unit, accountHolderCode, accountCode, { extRef, displayName }),
    );
    return { status: 200, body: virtualAccountShape(row) };
  },
} satisfies Partial<V1Handlers<Session>>;

/** A virtual account of a holder, in version 1. */
export function virtualAccountShape(row: VirtualAccountRow): v1.VirtualAccount {
  return {
    code: row.code,
    extRef: row.ext_ref,
    accountType: 'DEFAULT',
    displayName: row.display_name,
  };
}
