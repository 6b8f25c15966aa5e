// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Reply, ResponseHeaders } from './handler.js';

/** Thrown by a handler to answer with a documented error, from however deep in its code. */
export class HttpError extends Error implements Reply {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body?: unknown;
  readonly headers: ResponseHeaders;

  /**
   * @param status an HTTP status, 200 to 599
   * @param body the response's body, written as one that a handler returns
   * @param headers the response's headers
   */
  constructor(
    status: number,
    body?: unknown,
    headers: ResponseHeaders = {},
    options?: ErrorOptions,
  ) {
    super(`HTTP ${status}`, options);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
