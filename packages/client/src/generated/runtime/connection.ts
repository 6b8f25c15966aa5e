// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import createFetchClient from 'openapi-fetch';
import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import type { SecuritySchemes } from '@seller-funds/contract/runtime/security';
import type { CallInput } from './call.js';
import { exchange, type AnyPaths, type Line } from './exchange.js';
import type { ConnectionOptions } from './options.js';
import { secretTexts } from './security.js';

/** A way to an API: takes what is called and with what, and returns what came of it. */
export interface Connection {
  /**
   * Calls an operation. `Result` is what the document says of its successes; nothing checks that
   * the server keeps to it.
   * @throws {ApiError} for any other response.
   * @throws {ResponseError} when the body is not what is documented.
   * @throws {ConnectionError} when no response arrives, or the call is aborted.
   * @throws {RequestError} when no request can be made of the values.
   */
  send<Result>(operation: OperationDescriptor, input: CallInput): Promise<Result>;
}

/**
 * Opens a connection; nothing is sent yet. Redirects are not followed, for they could carry a key
 * to another host and turn a write into a read: they arrive as an `ApiError` of their status.
 * @throws {TypeError} where the base URL has a user, query or fragment, or the key is empty.
 */
export function openConnection(options: ConnectionOptions, schemes: SecuritySchemes): Connection {
  const { apiKey } = options;
  if (apiKey === '') throw new TypeError('apiKey is empty: give the key, or leave apiKey out.');
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const http = createFetchClient<AnyPaths>({
    baseUrl: checkedBase(options.baseUrl),
    fetch: async (request) => send(request),
    redirect: 'manual',
  });
  const line: Line = { http, options, schemes, secrets: secretTexts(options) };
  return {
    send: async <Result>(operation: OperationDescriptor, input: CallInput) =>
      (await exchange(line, operation, input)) as Result,
  };
}

/** The base URL without slashes at its end. It may be relative, which browsers understand. */
function checkedBase(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url?.username || url?.password) {
    throw new TypeError('baseUrl holds a user or password: give them as credentials.');
  }
  if (/[?#]/.test(baseUrl)) {
    throw new TypeError('baseUrl has a query or fragment: paths could not follow it.');
  }
  return baseUrl.replace(/\/+$/, '');
}
