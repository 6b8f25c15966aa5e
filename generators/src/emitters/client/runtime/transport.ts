import createClient from 'openapi-fetch';
import { headerRecord } from './headers.js';
import { pathSerializer } from './path.js';
import type { ConnectionSettings } from './settings.js';

/**
 * What operations use of an openapi-fetch client. It is not its own type: comparing that for different paths takes the
 * compiler longer than all other code of a small client.
 */
export interface Transport {
  request(method: string, path: string, init: object): Promise<unknown>;
}

/** A request as openapi-fetch writes it. Not yet the platform's, which `fetch` would have to parse again. */
export class WrittenRequest {
  readonly headers: Headers;
  /** Its URL, or a request of the platform that is sent with the headers. */
  readonly target: string | Request;
  readonly init: object & { readonly headers: Headers };

  constructor(target: string | Request, init: object & { readonly headers: Headers }) {
    this.headers = init.headers;
    this.target = target;
    this.init = init;
  }
}

/** Creates the openapi-fetch client that writes the requests of all operations. */
export function createTransport(settings: ConnectionSettings): Transport {
  const options = { ...transportOptions(settings), Request: WrittenRequest as never };
  return createClient<any>(options) as unknown as Transport;
}

/** The options of openapi-fetch for all requests of a connection. */
export function transportOptions({
  baseUrl,
  fetchInit,
  headers,
}: ConnectionSettings): NonNullable<Parameters<typeof createClient>[0]> {
  return {
    ...fetchInit,
    baseUrl,
    headers: headerRecord(headers),
    // A redirect could send the key to another host, or turn a POST into a GET.
    redirect: 'manual' as const,
    pathSerializer,
  };
}
