// An app that has the packages installed: it uses each of them once and prints what it saw.
import { createClient } from '@seller-funds/client';
import { operations, securitySchemes } from '@seller-funds/contract';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { getPayoutRequest } from '@seller-funds/contract/operations/v2';
import type { PayoutRequest as Payout } from '@seller-funds/contract/v2';
import { createServer } from '@seller-funds/server';
import { schemas } from '@seller-funds/validators';
import { PayoutRequest } from '@seller-funds/validators/v2';
import {
  constructEvent,
  fetchRelatedObject,
  signEvent,
  WebhookError,
} from '@seller-funds/webhooks';

const apiKey = 'test_consumer';
const url = 'https://platform.example/hooks/payout';

const payout: Payout = {
  code: 'po_1',
  createdAt: '2026-03-20T08:00:00.000Z',
  accountCode: 'va_1',
  externalAccountCode: 'ea_1',
  sourceCurrency: 'EUR',
  targetCurrency: 'EUR',
  processAt: '2026-03-20T08:00:00.000Z',
  status: 'PROCESSED',
};

// The declarations say something: were they missing, this would be no error.
// @ts-expect-error a status is text
const wrong: Payout['status'] = 1;

const server = createServer(
  {
    v2: {
      getPayoutRequest: () => ({ status: 200, body: payout }),
      listDivisions: () => ({ status: 200, body: [] }),
      getVirtualAccount: ({ path }) => ({
        status: 200,
        body: {
          code: path.virtualAccountCode,
          accountType: 'DEFAULT',
          displayName: 'Main',
          extRef: null,
        },
      }),
    },
  },
  { authenticate: (_request, { credentials }) => Object.values(credentials).includes(apiKey) },
);

const client = createClient({
  apiKey,
  baseUrl: 'http://server.example',
  fetch: async (request) => server.fetch(request),
});

const signed = await signEvent({
  url,
  apiKey,
  body: { accountOwnerCode: 'ah_1', payoutStatus: 'FAILED', payoutCode: 'po_1' },
});
const event = await constructEvent({ ...signed, apiKey, type: 'payoutUpdate' });
const forged = await constructEvent({ ...signed, apiKey: 'another' }).catch(
  (error: unknown) => error instanceof WebhookError && error.code,
);

console.log(
  JSON.stringify({
    operations:
      Object.keys(operations).length === Object.values(document.paths).flatMap(methods).length,
    schemes: Object.keys(securitySchemes).length > 0,
    path: getPayoutRequest.path,
    valid: PayoutRequest.safeParse(payout).success,
    invalid: schemas['v2.PayoutRequest'].safeParse({ ...payout, status: wrong }).success,
    hint: event.unverified.payoutStatus,
    truth: (await fetchRelatedObject(event, client.v2))?.status,
    forged,
  }),
);

function methods(item: object): string[] {
  return Object.keys(item).filter((key) => ['get', 'put', 'post', 'patch', 'delete'].includes(key));
}
