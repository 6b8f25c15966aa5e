import type { Reply, ResponseHeaders } from './handler.js';

/** Thrown in a handler to respond with a documented error. */
export class HttpError extends Error implements Reply {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body?: unknown;
  readonly headers: ResponseHeaders;

  /**
   * @param status an HTTP status, 200 to 599
   * @param body the response body, as in the return value of a handler
   * @param headers the response headers
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
