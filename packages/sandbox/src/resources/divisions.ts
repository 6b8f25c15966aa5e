import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { type Division, listDivisions } from '../domain/divisions/list-divisions.js';
import type { Session } from '../session.js';
import { bankToV2 } from './external-accounts.js';
import { reads } from './handlers.js';

export const v2Handlers = {
  listDivisions: reads(listDivisions, (found) => found.map(shapeOf)),
} satisfies Partial<V2Handlers<Session>>;

function shapeOf({ row, accounts, externalAccount }: Division): v2.Division {
  return {
    code: row.code,
    name: row.name,
    balances: accounts.map(({ type, code, balance }) => ({
      virtualAccountType: type,
      virtualAccountCode: code,
      confirmedBalance: String(balance.confirmed),
      pendingBalance: String(balance.pending),
      payoutBalance: String(balance.payout),
    })),
    balanceTransferEnabled: row.balanceTransferEnabled === 1,
    kycTier: row.kycTier,
    ...(externalAccount && { externalAccount: bankToV2(externalAccount) }),
  };
}
