import type { SendWebhook } from './send.js';

/** Receives a notification in this process, as a fetch handler does. */
export type ReceiveWebhook = (request: Request) => Response | Promise<Response>;

/** Sends to a function instead of the network. Rejects if it throws or returns no response. */
export function sendInProcess(receive: ReceiveWebhook): SendWebhook {
  return async ({ url, headers, body }, signal) => {
    const response: unknown = await receive(
      new Request(url, { method: 'POST', headers, body, signal }),
    );
    // A forgotten `return` must not count as a response.
    if (!isResponse(response)) throw new TypeError('The receiver returned no Response.');
    const text = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), body: text };
  };
}

/** Compares the tag: servers may replace the global `Response`, so that responses of `fetch` are no instances of it. */
function isResponse(value: unknown): value is Response {
  return Object.prototype.toString.call(value) === '[object Response]';
}
