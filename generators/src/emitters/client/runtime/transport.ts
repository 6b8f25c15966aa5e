import createClient, { type Client, mergeHeaders } from 'openapi-fetch';
import { pathSerializer } from './path.js';
import { isBrowser, platformName } from './platform.js';
import type { RawCallsFactory } from './raw.js';
import type { ConnectionSettings } from './settings.js';

/** An openapi-fetch client for any paths. */
// oxlint-disable-next-line typescript/no-explicit-any -- it has any paths
export type Transport = Client<any>;

/** Creates the openapi-fetch client that sends all requests of a connection. */
export function createTransport(
  settings: ConnectionSettings,
  rawOf: RawCallsFactory | undefined,
): Transport {
  const raw = rawOf?.(settings);
  const { baseUrl, fetchInit, options } = settings;
  const transport: Transport = createClient({
    ...fetchInit,
    baseUrl,
    headers: mergeHeaders(userAgentOf(settings), options.headers),
    // A redirect could send the key to another host, or turn a POST into a GET.
    redirect: 'manual',
    pathSerializer,
    ...raw?.options,
  });
  if (raw) transport.use(raw.middleware);
  return transport;
}

function userAgentOf({ api, options }: ConnectionSettings): Record<string, string> {
  if (options.userAgent === false || isBrowser()) return {};
  const names = [options.userAgent, api.userAgent, platformName()];
  return { 'user-agent': names.filter(Boolean).join(' ') };
}
