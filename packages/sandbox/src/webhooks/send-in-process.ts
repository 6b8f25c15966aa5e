import type { SendWebhook } from './send.js';

/** Answers a notification in this process, as a fetch handler does. */
export type ReceiveWebhook = (request: Request) => Response | Promise<Response>;

/**
 * Hands notifications to a function instead of the network; one that throws, or returns no response, is as one that is
 * away.
 */
export function sendInProcess(receive: ReceiveWebhook): SendWebhook {
  return async ({ url, headers, body }, signal) => {
    try {
      const response: unknown = await receive(
        new Request(url, { method: 'POST', headers, body, signal }),
      );
      // A forgotten `return` must not count as an answer.
      if (!isResponse(response)) return { error: 'The receiver returned no Response.' };
      const text = await response.text();
      return { status: response.status, headers: Object.fromEntries(response.headers), body: text };
    } catch (error) {
      signal.throwIfAborted();
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** By its tag: servers replace the global `Response` by one of their own, of which what `fetch` gives is none. */
function isResponse(value: unknown): value is Response {
  return Object.prototype.toString.call(value) === '[object Response]';
}
