import { type Call, callOperation } from './call.js';
import type { Connection } from './connection.js';
import type { Endpoint, Input } from './endpoint.js';

/** Calls an operation whose response has several media types, from which the option `accept` chooses. */
export function representationOperation<Result>(
  connection: Connection,
  endpoint: Endpoint,
  input: Input,
): Call<Result> {
  return callOperation(connection, acceptedEndpoint(endpoint, input), input);
}

/** The endpoint for the media type that the option `accept` of a call names. */
export function acceptedEndpoint(endpoint: Endpoint, { options }: Input): Endpoint {
  const { readAccepted: read } = endpoint;
  const accept = options?.accept;
  if (!read || !accept) return endpoint;
  return { ...endpoint, accept, parseAs: 'stream', read, unvalidated: true };
}
