import { describeConnectionError } from '../http/connection.js';
import { transmit } from '../http/transport.js';
import { AdapterError } from './adapter.js';

/** The timeout of an action, in milliseconds. */
const actionLimit = 60_000;

/** A request of an adapter. */
export interface AdapterCall {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  /** Sent as JSON; undefined for no body. */
  readonly input?: unknown;
  readonly apiKey?: string;
}

/**
 * Sends a request for an action; an empty response is `{}`. `who` is for messages, such as `The adapter`.
 * @throws {AdapterError} if there is no response, if it is not 2xx, or if its body is not JSON
 */
export async function callAdapter(
  who: string,
  { method, url, input, apiKey }: AdapterCall,
): Promise<unknown> {
  const request = {
    method,
    url,
    headers: {
      accept: 'application/json',
      ...(input !== undefined && { 'content-type': 'application/json' }),
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    body: input === undefined ? undefined : JSON.stringify(input),
  };
  const reply = await transmit(request, AbortSignal.timeout(actionLimit)).catch(
    (error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      const reason = isLate
        ? `no response within ${actionLimit / 1000} s`
        : describeConnectionError(error);
      throw new AdapterError(`${who} at ${url} cannot be reached: ${reason}.`);
    },
  );
  const { status, text, json } = reply;
  if (status < 200 || status > 299)
    throw new AdapterError(
      `${who} responded with ${status} to ${method} ${url}: ${text.slice(0, 200)}`,
    );
  if (text !== '' && json === undefined)
    throw new AdapterError(`${who} responded to ${method} ${url} with a body that is not JSON.`);
  return json ?? {};
}
