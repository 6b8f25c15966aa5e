import type { CommonOptions, FetchOptions } from './options.js';
import type { RawCallsOf } from './raw.js';
import type { ApiInfo, Settings } from './settings.js';
import { createTransport, type Transport } from './transport.js';
import { readVariable } from './variable.js';

/** A way to an API, on which single resources and operations are made. Its parts are for these. */
export interface Connection extends Settings {
  /** The client of openapi-fetch that sends all requests. */
  readonly transport: Transport;
}

/** The common options, and where the API is. */
export type OpenOptions = CommonOptions & {
  readonly baseUrl?: string | undefined;
  readonly environment?: string | undefined;
};

/** What has no form in a URL. */
const unwritable = /\p{Surrogate}/u;

/**
 * Opens a connection; nothing is sent yet.
 * @param raw what lets `transport` be called as it is; operations do without
 * @throws {TypeError} if the base URL is missing or has a user, query or fragment, the environment is
 * unknown, or the key is missing or malformed.
 */
export function openConnection(given: OpenOptions, api: ApiInfo, raw?: RawCallsOf): Connection {
  const { prefix } = api;
  const baseUrl = baseUrlOf(given, api);
  const variable = prefix && `${prefix}_API_KEY`;
  const apiKey = given.apiKey ?? (given.credentials ? undefined : readVariable(variable));
  const options = { ...given, apiKey };
  const secrets = secretsOf(options);
  // `credentials: {}` says that something else authenticates, such as a proxy or a cookie.
  if (api.keyed && !secrets[0] && Object.keys(given.credentials ?? options)[0]) {
    throw new TypeError(`The key is missing: give apiKey${variable ? ` or set ${variable}` : ''}`);
  }
  const settings: Settings = {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    options,
    fetchInit: foreignOptions(given.fetchOptions),
    api,
    // Shorter texts could stand anywhere by chance; they are left as they are.
    secrets: secrets.filter((text) => text.length > 5),
  };
  return { ...settings, transport: createTransport(settings, raw) };
}

/** A base URL that is given as undefined is a fault: requests must not go elsewhere than was meant. */
function baseUrlOf(given: OpenOptions, { baseUrl: standard, environments = {} }: ApiInfo): string {
  const isGiven = 'baseUrl' in given || 'environment' in given;
  const baseUrl = isGiven ? (given.baseUrl ?? environments[`${given.environment}`]) : standard;
  if (baseUrl && !/[?#]|\/\/[^/]*@/.test(baseUrl)) return baseUrl;
  const names = Object.keys(environments).join(', ') || 'none';
  throw new TypeError(`Give a baseUrl (no user, query or fragment) or environment: ${names}`);
}

/** What the client sets itself is its own matter. */
function foreignOptions({
  method: _method,
  headers: _headers,
  body: _body,
  signal: _signal,
  redirect: _redirect,
  ...others
}: FetchOptions = {}): object {
  return others;
}

/** The keys that are given, as they are and as URLs have them. */
function secretsOf({ apiKey, credentials }: CommonOptions): string[] {
  return Object.values({ apiKey, ...credentials }).flatMap((text) => {
    if (text === undefined) return [];
    // What is no text here would be sent as `[object Promise]` or the like.
    if (typeof text !== 'string' || !/^(?!bearer\s)\S(.*\S)?$/i.test(text)) {
      throw new TypeError('A key must be text, without "Bearer" and blanks');
    }
    return unwritable.test(text) ? text : [text, encodeURIComponent(text)];
  });
}

/**
 * A connection with other options, for one tenant or one call. Options that are given replace those
 * of the first connection: a key its credentials too, a base URL its environment. A key or base URL
 * that is given as undefined is a fault: the first one's must not take its place.
 * @throws {TypeError} as `openConnection`
 */
export function withOptions({ options, api }: Connection, changes: OpenOptions): Connection {
  return openConnection(mergeOptions(options, changes), api);
}

/** Options with some of them replaced, as `withOptions` says. */
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
