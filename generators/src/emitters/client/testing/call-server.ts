import { callOperation } from '../runtime/call.js';
import type { Endpoint, Input } from '../runtime/endpoint.js';
import type { CommonOptions } from '../runtime/options.js';
import { endpointOf, open } from './endpoint.js';
import { startServer, type Recorded, type Responder } from './server.js';

interface Parts {
  readonly endpoint?: Partial<Endpoint>;
  readonly input?: Input;
  /** The options of the client. */
  readonly options?: CommonOptions;
}

/**
 * Calls an operation of a new server, which responds as `startServer` says.
 * @returns what the call returned or threw, and the requests that the server received
 */
export async function callServer(
  responders: Responder | readonly Responder[] = [],
  { endpoint, input = {}, options }: Parts = {},
): Promise<{ result: unknown; requests: Recorded[] }> {
  const { baseUrl, requests } = await startServer(...[responders].flat());
  const call = callOperation<unknown>(open(baseUrl, options), endpointOf(endpoint), input);
  return { result: await call.catch((error: unknown) => error), requests };
}

/**
 * Returns the request that a call sends.
 * @throws what the call throws
 */
export async function sentRequest(parts: Parts): Promise<Recorded> {
  const { result, requests } = await callServer([], parts);
  const [request] = requests;
  if (result instanceof Error || !request) throw result;
  return request;
}
