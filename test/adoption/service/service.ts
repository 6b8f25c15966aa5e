// A small marketplace, as an adopter would write it, with Express, the client and a webhook receiver.
import type { Client } from '@seller-funds/client';
import {
  constructEventFromMessage,
  MemoryReplayStore,
  fetchRelatedObject,
  WebhookError,
} from '@seller-funds/webhooks';
import express, { type Express, type Request, type Response } from 'express';

export interface State {
  /** The status of each seller, by the seller's code. */
  readonly sellers: Map<string, string>;
  readonly payouts: Map<string, string>;
}

export interface Parts {
  readonly apiKey: string;
  readonly client: Client;
  /** Its URL, such as `http://127.0.0.1:3000`; known once it listens. */
  readonly origin: () => string;
  readonly state: State;
}

/** Responds to a webhook with 200 once it is accepted, else with the status of the error. */
function respond(response: Response, work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => response.sendStatus(200),
    (error: unknown) => response.sendStatus(error instanceof WebhookError ? error.status : 500),
  );
}

export function createService({ apiKey, client, origin, state }: Parts): Express {
  const app = express();
  const replayStore = new MemoryReplayStore();

  app.post('/hooks/kyc', express.raw({ type: '*/*' }), (request: Request, response: Response) =>
    respond(
      response,
      (async () => {
        const url = `${origin()}/hooks/kyc`;
        const options = { apiKey, url, replayStore, type: 'kycUpdate' } as const;
        const event = await constructEventFromMessage(request, options);
        const holder = await fetchRelatedObject(event, client.v2);
        state.sellers.set(holder.code, holder.status?.code ?? 'UNKNOWN');
      })(),
    ),
  );
  app.post('/hooks/payout', express.raw({ type: '*/*' }), (request: Request, response: Response) =>
    respond(
      response,
      (async () => {
        const url = `${origin()}/hooks/payout`;
        const options = { apiKey, url, replayStore, type: 'payoutUpdate' } as const;
        const event = await constructEventFromMessage(request, options);
        const payout = await fetchRelatedObject(event, client.v2);
        if (payout) state.payouts.set(payout.code, payout.status);
      })(),
    ),
  );

  app.use(express.json());
  app.post('/sellers', async ({ body }: Request<unknown, unknown, { name: string }>, response) => {
    const holder = await client.v2.accountHolders.create({ displayName: body.name });
    response.status(201).json({ code: holder.code, account: holder.accounts?.[0]?.code });
  });
  app.post('/orders', async ({ body }: Request<unknown, unknown, Order>, response) => {
    const split = await client.v2.paymentSplits.create({
      extRef: body.id,
      totalAmount: body.price,
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      pspExtRef: `settle-now-${body.id}`,
      items: [
        {
          type: 'ITEM',
          label: 'PRODUCT_ITEM',
          extRef: `${body.id}-product`,
          amount: body.price - body.fee,
          accountCode: body.account,
        },
        { type: 'ITEM', label: 'COMMISSION', extRef: `${body.id}-fee`, amount: body.fee },
      ],
    });
    response.status(201).json({ code: split.code });
  });
  app.get('/balances/:account', async (request, response) => {
    const { amounts } = await client.v2.balance.get(request.params.account);
    response.json(amounts[0]);
  });
  return app;
}

interface Order {
  readonly id: string;
  readonly price: number;
  readonly fee: number;
  readonly account: string;
}
