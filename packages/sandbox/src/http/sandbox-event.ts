import type { JobEvent } from '../jobs/run-due-jobs.js';
import type { StoreEvent } from '../storage/store-monitor.js';
import type { SendWebhook } from '../webhooks/send.js';

/** An attempt to deliver a webhook. */
export interface WebhookEvent {
  readonly event: 'webhook';
  /** `delivered` for a response with a 2xx status. */
  readonly result: 'delivered' | 'failed';
  /** The status of the response; 0 without a response. */
  readonly status: number;
  readonly durationMs: number;
}

/** What happens inside a sandbox, for metrics and logs. It contains no keys, codes, names, URLs or bodies. */
export type SandboxEvent = StoreEvent | JobEvent | WebhookEvent;

/** Reports each attempt that ends; not those that are aborted because the process stops. */
export function observeSending(
  send: SendWebhook,
  report: (event: WebhookEvent) => void,
): SendWebhook {
  return async (outgoing, signal) => {
    const start = performance.now();
    const end = (status: number): void => {
      const result = status >= 200 && status < 300 ? 'delivered' : 'failed';
      report({ event: 'webhook', result, status, durationMs: performance.now() - start });
    };
    try {
      const answer = await send(outgoing, signal);
      end(answer.status);
      return answer;
    } catch (error) {
      if (!signal.aborted) end(0);
      throw error;
    }
  };
}
