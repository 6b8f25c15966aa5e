// An app that has zod and Hono of its own: what the packages make fits into what it makes.
import { createServer } from '@seller-funds/server';
import { PayoutRequest } from '@seller-funds/validators/v2';
import { Hono } from 'hono';
import * as z from 'zod';

const payout = {
  code: 'po_1',
  createdAt: '2026-03-20T08:00:00.000Z',
  accountCode: 'va_1',
  externalAccountCode: 'ea_1',
  sourceCurrency: 'EUR',
  targetCurrency: 'EUR',
  processAt: '2026-03-20T08:00:00.000Z',
  status: 'PROCESSED',
};

const Job = z.object({ payout: PayoutRequest, before: z.optional(PayoutRequest) });
const job: z.infer<typeof Job> = Job.parse({ payout });
// Were the type lost, this would be no error.
// @ts-expect-error a code is text
const wrong: number = job.payout.code;

const server = createServer(
  { v2: { listDivisions: () => ({ status: 200, body: [] }) } },
  { authenticate: () => true },
);
const statusOf = async (app: Hono): Promise<number[]> =>
  Promise.all(
    ['/api/divisions', '/own', '/nothing'].map(
      async (path) => (await app.request(path, { headers: { authorization: 'key' } })).status,
    ),
  );

console.log(
  JSON.stringify({
    code: wrong,
    invalid: Job.safeParse({ payout: { ...payout, status: 1 } }).success,
    missing: Job.safeParse({}).error?.issues.map(({ path }) => path.join('.')),
    before: Job.safeParse({ payout, before: payout }).success,
    routed: await statusOf(new Hono().get('/own', (c) => c.text('own')).route('/', server)),
    mounted: await statusOf(new Hono().get('/own', (c) => c.text('own')).mount('/', server.fetch)),
  }),
);
