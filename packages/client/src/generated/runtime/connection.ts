// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CommonOptions } from './options.js';
import type { ErrorFormat } from './problem.js';

/** A way to an API, on which single resources and operations are made. Its parts are for these. */
export interface Connection {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly options: CommonOptions;
  readonly format: ErrorFormat;
  /** Texts that no message may repeat. */
  readonly secrets: readonly string[];
}

/** Shorter texts could stand anywhere by chance; they are left as they are. */
const shortestSecret = 6;

/** What has no form in a URL. */
const unwritable = /\p{Surrogate}/u;

/**
 * Opens a connection; nothing is sent yet.
 * @throws {TypeError} where there is no base URL, or it has a user, query or fragment, or the key is
 * empty.
 */
export function openConnection(
  baseUrl: string | undefined,
  options: CommonOptions,
  format: ErrorFormat,
): Connection {
  if (!baseUrl) throw new TypeError('baseUrl is missing: give it, or a known environment.');
  if (/[?#]|\/\/[^/]*@/.test(baseUrl)) {
    throw new TypeError('baseUrl must not have a user, password, query or fragment.');
  }
  const { apiKey, credentials } = options;
  if (apiKey === '') throw new TypeError('apiKey is empty: give the key, or leave it out.');
  const secrets = [apiKey, ...Object.values({ ...credentials })]
    .filter((secret): secret is string => secret !== undefined)
    .filter((secret) => secret.length >= shortestSecret)
    .flatMap((secret) => (unwritable.test(secret) ? secret : [secret, encodeURIComponent(secret)]));
  return { baseUrl: baseUrl.replace(/\/+$/, ''), options, format, secrets };
}
