import { constructEventFromRequest } from '@seller-funds/webhooks';
import type { ReceiveWebhook } from '../webhooks/send-in-process.js';

/** A notification that arrived, its signature checked. */
export interface ReceivedWebhook {
  readonly event: Awaited<ReturnType<typeof constructEventFromRequest>>;
  readonly delivery: string;
  readonly attempt: number;
}

/** A receiver as an integrator has it: it checks what arrives, and answers by a script. */
export interface ScriptedReceiver {
  readonly receive: ReceiveWebhook;
  /** What arrived, in the order of its arrival. */
  readonly received: ReceivedWebhook[];
  /** The statuses of the next answers; 200 after them. `away` does not answer at all. */
  readonly script: (number | 'away')[];
}

/** Where the tests' notifications go. */
export const hookUrl = 'https://hooks.example/all?Case=Kept';

/** Makes a receiver that knows these keys. A signature that does not fit makes it throw, and the test fail. */
export function scriptedReceiver(apiKeys: readonly string[], url = hookUrl): ScriptedReceiver {
  const received: ReceivedWebhook[] = [];
  const script: (number | 'away')[] = [];
  const receive: ReceiveWebhook = async (request) => {
    const delivery = request.headers.get('x-sandbox-delivery-id') ?? '';
    const attempt = Number(request.headers.get('x-sandbox-attempt'));
    const event = await constructEventFromRequest(request, { apiKeys, url });
    received.push({ event, delivery, attempt });
    const status = script.shift() ?? 200;
    if (status === 'away') throw new Error('Nobody is there.');
    return new Response('thank you', { status });
  };
  return { receive, received, script };
}
