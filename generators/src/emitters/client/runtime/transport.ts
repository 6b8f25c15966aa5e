import createClient from 'openapi-fetch';
import { headerRecord } from './headers.js';
import { pathSerializer } from './path.js';
import type { ConnectionSettings } from './settings.js';

/**
 * Writes the request of an operation, before it returns. It is not an openapi-fetch client: comparing its type for
 * different paths takes the compiler longer than all other code of a small client.
 */
export type Transport = (method: string, path: string, init: object) => Promise<WrittenRequest>;

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

/** Creates the openapi-fetch client that writes the requests of all operations and sends none. */
export function createTransport(settings: ConnectionSettings): Transport {
  const response = new Response(undefined, { status: 204 });
  const options = { ...transportOptions(settings), Request: WrittenRequest as never };
  const client = createClient<any>(options) as unknown as {
    request(method: string, path: string, init: object): Promise<unknown>;
  };
  return (method, path, init) =>
    new Promise((resolve, reject) => {
      const fetch = (request: WrittenRequest): Response => {
        resolve(request);
        return response;
      };
      client.request(method, path, { ...init, fetch }).catch(reject);
    });
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
