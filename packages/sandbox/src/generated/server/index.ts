// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { securitySchemes } from '../types/operations/security.js';
import { type ApiHandlers, routes as apiRoutes } from './api.js';
import { errorShapes } from './errors.js';
import { createApp } from './runtime/app.js';
import type { CallerContext } from './runtime/authentication.js';
import type { SecuredServerOptions } from './runtime/options.js';
import type { Hono } from 'hono';

/** Handlers for the operations of each version. The server returns 501 for operations without handler. */
export interface Handlers<Context = true> {
  /** API. */
  readonly api?: Partial<ApiHandlers<Context>>;
}

/**
 * Creates a server: a Hono app with `fetch` for any runtime and `request` for tests without a
 * socket. It parses and validates each request by the document and calls its handler. To run
 * middleware first, mount it: `new Hono().use(…).route('/', server)`.
 * @param handlers the handlers; the server returns 501 for operations without handler
 * @throws {Error} if operations are secured and `authenticate` is missing
 */
export function createServer<Context extends CallerContext = true>(
  handlers: Handlers<Context>,
  options: SecuredServerOptions<Context>,
): Hono {
  return createApp(
    [{ routes: apiRoutes, handlers: handlers.api }],
    options,
    securitySchemes,
    errorShapes,
  );
}

export type { ApiHandlers } from './api.js';
export * from './runtime/index.js';
