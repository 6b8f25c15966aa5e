import type { CommonOptions, FetchOptions } from './options.js';
import { standardHeaders } from './headers.js';
import { limitFault } from './limits.js';
import type { ApiInfo, ConnectionSettings } from './settings.js';
import { checkSecret, type Secret } from './secrets.js';
import { createTransport, type Transport } from './transport.js';
import { readEnvironmentVariable } from './environment-variable.js';

/** A configured connection to an API. Pass it to the factories of resources and operations. */
export interface Connection extends ConnectionSettings {
  /** The openapi-fetch client that writes the requests of operations. */
  readonly transport: Transport;
}

/** The common options and the location of the API. */
export type OpenOptions = CommonOptions & {
  readonly baseUrl?: string | undefined;
  readonly environment?: string | undefined;
};

/**
 * Creates a connection. Sends no request.
 * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or
 * malformed, or a limit is not a number of at least 0
 */
export function openConnection(given: OpenOptions, api: ApiInfo): Connection {
  const baseUrl = resolveBaseUrl(given, api);
  const fault = limitFault(given);
  if (fault) throw new TypeError(fault);
  const options = { ...given, apiKey: resolveKey(given, api) };
  const settings: ConnectionSettings = {
    baseUrl,
    options,
    headers: standardHeaders(options, api),
    fetchInit: customFetchOptions(given.fetchOptions),
    api,
    secrets: secretsOf(options).flatMap((one) =>
      typeof one === 'function' ? [] : checkSecret(one),
    ),
  };
  return { ...settings, transport: createTransport(settings) };
}

/** The given key, or else that of the environment variable unless other credentials are given. */
function resolveKey(given: OpenOptions, api: ApiInfo): Secret | undefined {
  const { credentials } = given;
  const { prefix, requiresKey, schemes } = api;
  const variable = prefix && !schemes ? `${prefix}_API_KEY` : undefined;
  const apiKey = given.apiKey ?? (credentials ? undefined : readEnvironmentVariable(variable));
  if (schemes && apiKey !== undefined) {
    throw new TypeError(`No operation takes an apiKey: pass ${keyOptions(api)}`);
  }
  // `credentials: {}` means that something else authenticates, such as a proxy or a cookie.
  const isMissing = secretsOf({ apiKey, credentials }).length === 0;
  if (requiresKey && isMissing && Object.keys(credentials ?? { apiKey })[0]) {
    throw new TypeError(`The API key is missing: pass ${keyOptions(api)}`);
  }
  return apiKey;
}

/** The options that take a key, and the environment variable. */
function keyOptions({ prefix, schemes }: ApiInfo): string {
  if (schemes) return schemes.map((name) => `credentials['${name}']`).join(' or ') || 'none';
  return `apiKey${prefix ? ` or set ${prefix}_API_KEY` : ''}`;
}

/** The given key and credentials. */
function secretsOf({ apiKey, credentials }: CommonOptions): Secret[] {
  return Object.values({ apiKey, ...credentials }).flatMap((one) => one ?? []);
}

/** A base URL of undefined is an error: requests must not fall back to the default server. */
function resolveBaseUrl(given: OpenOptions, api: ApiInfo): string {
  const { baseUrl: standard, environments = {}, pathPrefixes } = api;
  const { baseUrl, environment } = given;
  const isGiven = 'baseUrl' in given || 'environment' in given;
  const url = isGiven ? (baseUrl ?? ownValue(environments, `${environment}`)) : standard;
  if (url === undefined) {
    const names = Object.keys(environments).map((name) => ` or environment: '${name}'`);
    const unknown = environment === undefined ? '' : `, not '${environment}'`;
    throw new TypeError(`Pass a baseUrl${names.join('')}${unknown}`);
  }
  // Without user and query, which may be secret.
  const shown = `The baseUrl ${url.replace(/[^/]*@|[?#].*/g, '')}`;
  if (!/^https?:\/\/[^/\\?#@\s]+(\/[^?#\s]*)?$/i.test(url)) {
    throw new TypeError(`${shown} must be an http(s) URL without user, query and fragment`);
  }
  if (baseUrl && environment !== undefined) {
    throw new TypeError(`${shown} and the environment '${environment}' exclude each other`);
  }
  const path = trimSlashes(url).replace(/^[^/]*\/\/[^/]*/, '');
  const repeated = pathPrefixes?.find((prefix) => path.endsWith(prefix));
  if (repeated !== undefined) {
    throw new TypeError(`${shown} must not end with ${repeated}: paths of the API begin with it`);
  }
  return trimSlashes(url);
}

function trimSlashes(url: string): string {
  return url.replace(/\/+$/, '');
}

function ownValue(values: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
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
