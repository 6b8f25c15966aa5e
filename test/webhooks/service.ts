import { type Client, createClient } from '@seller-funds/client';
import {
  getAccountHolder,
  getPayoutRequest,
  listDivisions,
} from '@seller-funds/contract/operations/v2';
import type { AccountHolder, Division, PayoutRequest } from '@seller-funds/contract/v2';
import { createServer } from '@seller-funds/server';
import { responseExample } from '../contract/document.js';

export const holder = responseExample(getAccountHolder) as AccountHolder;
export const payout = responseExample(getPayoutRequest) as PayoutRequest;
export const divisions = responseExample(listDivisions) as Division[];

const missing = { status: 404, body: { code: '404.900.001', message: 'Not found.' } } as const;

export function connect(apiKey: string): Client {
  const server = createServer(
    {
      v2: {
        getAccountHolder: ({ path }) =>
          path.accountHolderCode === holder.code ? { status: 200, body: holder } : missing,
        getPayoutRequest: ({ path }) =>
          path.code === payout.code ? { status: 200, body: payout } : missing,
        listDivisions: () => ({ status: 200, body: divisions }),
        getVirtualAccount: ({ path: { accountHolderCode, virtualAccountCode: code } }) => {
          const own = accountHolderCode === holder.code && code === payout.accountCode;
          const body = { code, accountType: 'DEFAULT', displayName: 'Main', extRef: null } as const;
          return own ? { status: 200, body } : missing;
        },
      },
    },
    { authenticate: () => true, validateResponses: true },
  );
  return createClient({
    apiKey,
    baseUrl: 'http://server.example',
    fetch: async (request) => server.fetch(request),
  });
}
