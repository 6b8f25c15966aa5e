// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallHeaders } from './call.js';

/** Sends one request and answers it; `fetch` of the platform and an app's own both fit. */
export type FetchFunction = (request: Request) => Promise<Response> | Response;

/** What a client needs to know. */
export interface ConnectionOptions<Scheme extends string = string> {
  /** Where the paths of the document begin, such as `https://api.example.com`. */
  readonly baseUrl: string;
  /** Serves the bearer scheme of an operation and, where it has none, its `apiKey` scheme. */
  readonly apiKey?: string | undefined;
  /** By the names of security schemes; `user:password` for the HTTP scheme `basic`. */
  readonly credentials?: { readonly [Name in Scheme]?: string | undefined } | undefined;
  /** In place of the platform's `fetch`, such as that of an app under test. */
  readonly fetch?: FetchFunction | undefined;
  /** Sent with every request. */
  readonly headers?: CallHeaders | undefined;
}
