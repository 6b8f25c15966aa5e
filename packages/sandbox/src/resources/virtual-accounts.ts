import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import {
  createHolderAccount,
  getHolderAccount,
  listHolderAccounts,
  renameHolderAccount,
} from '../domain/sellers/holders/holder-accounts.js';
import type { Session } from '../session.js';
import type { VirtualAccountRow } from '../storage/tables.js';
import { lists, reads, writes } from './handlers.js';

export const v1Handlers = {
  createVirtualAccount: writes(
    (unit, { path, body }) => createHolderAccount(unit, path.accountHolderCode, body),
    virtualAccountShape,
  ),
  getVirtualAccount: reads(
    (unit, { path }) => getHolderAccount(unit, path.accountHolderCode, path.accountCode),
    virtualAccountShape,
  ),
  listVirtualAccounts: lists(
    (unit, page, { path }) => listHolderAccounts(unit, path.accountHolderCode, page),
    virtualAccountShape,
  ),
  updateVirtualAccount: writes(
    (unit, { path, body }) =>
      renameHolderAccount(unit, path.accountHolderCode, path.accountCode, body),
    virtualAccountShape,
  ),
} satisfies Partial<V1Handlers<Session>>;

export const v2Handlers = {
  getVirtualAccount: reads(
    (unit, { path }) => getHolderAccount(unit, path.accountHolderCode, path.virtualAccountCode),
    virtualAccountShape,
  ),
  listVirtualAccounts: lists(
    (unit, page, { path }) => listHolderAccounts(unit, path.accountHolderCode, page),
    virtualAccountShape,
  ),
} satisfies Partial<V2Handlers<Session>>;

export function virtualAccountShape(row: VirtualAccountRow): v1.VirtualAccount {
  return {
    code: row.code,
    extRef: row.extRef,
    accountType: 'DEFAULT',
    displayName: row.displayName,
  };
}
