import { constructEventFromRequest } from '@seller-funds/webhooks';
import type { ReceiveWebhook } from '../webhooks/send-in-process.js';

/** A received notification with a valid signature. */
export interface ReceivedWebhook {
  readonly event: Awaited<ReturnType<typeof constructEventFromRequest>>;
  readonly delivery: string;
  readonly attempt: number;
}

export interface ScriptedReceiver {
  readonly receive: ReceiveWebhook;
  readonly received: ReceivedWebhook[];
  /** The next responses, then 200: a status, what to throw, or what to wait for; `away` throws an error. */
  readonly script: ScriptStep[];
}

type ScriptStep =
  | number
  | 'away'
  | { readonly thrown: unknown }
  | { readonly wait: Promise<unknown> };

export const hookUrl = 'https://hooks.example/all?Case=Kept';

/** Creates a receiver for some keys. It throws for an invalid signature, which fails the attempt. */
export function scriptedReceiver(apiKeys: readonly string[], url = hookUrl): ScriptedReceiver {
  const received: ReceivedWebhook[] = [];
  const script: ScriptStep[] = [];
  const receive: ReceiveWebhook = async (request) => {
    const delivery = request.headers.get('x-sandbox-delivery-id') ?? '';
    const attempt = Number(request.headers.get('x-sandbox-attempt'));
    const event = await constructEventFromRequest(request, { apiKeys, url });
    received.push({ event, delivery, attempt });
    const step = script.shift() ?? 200;
    if (step === 'away') throw new Error('Nobody is there.');
    if (typeof step === 'number') return new Response('thank you', { status: step });
    if ('thrown' in step) throw step.thrown;
    await step.wait;
    return new Response();
  };
  return { receive, received, script };
}
