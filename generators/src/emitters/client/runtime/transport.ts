import createClient, { mergeHeaders } from 'openapi-fetch';
import { pathSerializer } from './path.js';
import { isBrowser, platformName } from './platform.js';
import type { RawCallsFactory } from './raw.js';
import type { ConnectionSettings } from './settings.js';

/**
 * What operations use of an openapi-fetch client. It is not its own type: comparing that for different paths takes the
 * compiler longer than all other code of a small client.
 */
export interface Transport {
  request(method: string, path: string, init: object): Promise<FetchResult>;
}

/** What openapi-fetch resolves to, with the types of the path left out. */
export interface FetchResult {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** Creates the openapi-fetch client that sends all requests of a connection. */
export function createTransport(
  settings: ConnectionSettings,
  rawOf: RawCallsFactory | undefined,
): Transport {
  const raw = rawOf?.(settings);
  const { baseUrl, fetchInit, options } = settings;
  const transport = createClient<any>({
    ...fetchInit,
    baseUrl,
    // A record, because openapi-fetch iterates them for each request.
    headers: Object.fromEntries(mergeHeaders(userAgentOf(settings), options.headers)),
    // A redirect could send the key to another host, or turn a POST into a GET.
    redirect: 'manual',
    pathSerializer,
    ...raw?.options,
  });
  if (raw) transport.use(raw.middleware);
  return transport as unknown as Transport;
}

function userAgentOf({ api, options }: ConnectionSettings): Record<string, string> {
  if (options.userAgent === false || isBrowser()) return {};
  const names = [options.userAgent, api.userAgent, platformName()];
  return { 'user-agent': names.filter(Boolean).join(' ') };
}
