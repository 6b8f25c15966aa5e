// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CommonOptions, FetchOptions } from './options.js';
import type { RawCallsFactory } from './raw.js';
import type { ApiInfo, ConnectionSettings } from './settings.js';
import { createTransport, type Transport } from './transport.js';
import { readEnvironmentVariable } from './environment-variable.js';

/** A configured connection to an API. Pass it to the factories of resources and operations. */
export interface Connection extends ConnectionSettings {
  /** The openapi-fetch client that sends all requests. */
  readonly transport: Transport;
}

/** The common options and the location of the API. */
export type OpenOptions = CommonOptions & {
  readonly baseUrl?: string | undefined;
  readonly environment?: string | undefined;
};

/** Half of a surrogate pair, which cannot be percent-encoded. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Creates a connection. Sends no request.
 * @param raw makes `transport` usable on its own, as `client.raw`; operations do not need it
 * @throws {TypeError} if the base URL is missing or has a user, query or fragment, the environment is
 * unknown, or the API key is missing or malformed
 */
export function openConnection(
  given: OpenOptions,
  api: ApiInfo,
  raw?: RawCallsFactory,
): Connection {
  const { prefix } = api;
  const baseUrl = resolveBaseUrl(given, api);
  const variable = prefix && `${prefix}_API_KEY`;
  const apiKey =
    given.apiKey ?? (given.credentials ? undefined : readEnvironmentVariable(variable));
  const options = { ...given, apiKey };
  const secrets = collectSecrets(options);
  // `credentials: {}` means that something else authenticates, such as a proxy or a cookie.
  if (api.requiresKey && !secrets[0] && Object.keys(given.credentials ?? options)[0]) {
    throw new TypeError(
      `The API key is missing: pass apiKey${variable ? ` or set ${variable}` : ''}`,
    );
  }
  const settings: ConnectionSettings = {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    options,
    fetchInit: customFetchOptions(given.fetchOptions),
    api,
    // Shorter strings may occur in any message by chance, so they are not redacted.
    secrets: secrets.filter((text) => text.length > 5),
  };
  return { ...settings, transport: createTransport(settings, raw) };
}

/** A base URL of undefined is an error: requests must not fall back to the default server. */
function resolveBaseUrl(
  given: OpenOptions,
  { baseUrl: standard, environments = {} }: ApiInfo,
): string {
  const isGiven = 'baseUrl' in given || 'environment' in given;
  const baseUrl = isGiven ? (given.baseUrl ?? environments[`${given.environment}`]) : standard;
  if (baseUrl && !/[?#]|\/\/[^/]*@/.test(baseUrl)) return baseUrl;
  const names = Object.keys(environments).join(', ') || 'none';
  throw new TypeError(
    `Pass a baseUrl without user, query and fragment, or an environment: ${names}`,
  );
}

/** The fetch options without those that the client sets itself. */
function customFetchOptions({
  method: _method,
  headers: _headers,
  body: _body,
  signal: _signal,
  redirect: _redirect,
  ...others
}: FetchOptions = {}): object {
  return others;
}

/** All API keys and credentials, as given and percent-encoded. */
function collectSecrets({ apiKey, credentials }: CommonOptions): string[] {
  return Object.values({ apiKey, ...credentials }).flatMap((text) => {
    if (text === undefined) return [];
    // Anything but a string would be sent as `[object Promise]` or the like.
    if (typeof text !== 'string' || !/^(?!bearer\s)\S(.*\S)?$/i.test(text)) {
      throw new TypeError('An API key must be a string without "Bearer" or surrounding spaces');
    }
    return loneSurrogate.test(text) ? text : [text, encodeURIComponent(text)];
  });
}

/**
 * Returns a copy of a connection with some options replaced, for another tenant or a single call. A new
 * key also replaces the credentials, and a new base URL the environment. A key or base URL of undefined
 * is an error and does not fall back to that of the original connection.
 * @throws {TypeError} under the same conditions as `openConnection`
 */
export function withOptions({ options, api }: Connection, changes: OpenOptions): Connection {
  return openConnection(mergeOptions(options, changes), api);
}

/** Merges options as described for `withOptions`. */
export function mergeOptions<Options extends OpenOptions>(
  given: Options,
  changes: OpenOptions,
): Options {
  const rekeyed = 'apiKey' in changes || 'credentials' in changes;
  const moved = 'baseUrl' in changes || 'environment' in changes;
  const merged = {
    ...given,
    ...(rekeyed && { apiKey: undefined, credentials: undefined }),
    ...(moved && { baseUrl: undefined, environment: undefined }),
    ...changes,
  };
  return rekeyed && !merged.credentials ? { ...merged, apiKey: merged.apiKey ?? '' } : merged;
}
