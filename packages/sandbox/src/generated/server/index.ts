// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { securitySchemes } from '../types/operations/security.js';
import { type ApiHandlers, routes as apiRoutes } from './api.js';
import { errorShapes } from './errors.js';
import { createApp } from './runtime/app.js';
import type { CallerContext } from './runtime/authentication.js';
import type { SecuredServerOptions } from './runtime/options.js';
import type { Hono } from 'hono';

/** What handles the operations of each version. An operation left out answers 501. */
export interface Handlers<Context = true> {
  /** API. */
  readonly api?: Partial<ApiHandlers<Context>>;
}

/**
 * Makes a server: a Hono app, whose `fetch` any runtime takes and whose `request` answers
 * without a socket. It reads and checks each request as the document says, and hands it to its
 * handler. To run middleware before it, mount it: `new Hono().use(…).route('/', server)`.
 * @param handlers the operations that it carries out; the others answer 501
 * @throws {Error} where operations are secured and no `authenticate` is given
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
