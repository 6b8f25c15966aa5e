import type { Hono } from 'hono';
import * as generated from './generated/index.js';
import { sellerFundsErrors } from './seller-funds-errors.js';

export * from './generated/index.js';
export { sellerFundsErrors } from './seller-funds-errors.js';

/**
 * Creates a server of both API versions: a Hono app with `fetch` for any runtime and `request` for tests
 * without a socket. It parses and validates each request by the document, calls its handler, and returns
 * errors with the documented error body.
 * @param handlers the handlers of operations; the server returns 501 for operations without handler
 * @param options the options of the server; `errors` replaces {@link sellerFundsErrors}
 * @throws {Error} if `authenticate` is missing
 */
export function createServer<Context extends generated.CallerContext = true>(
  handlers: generated.Handlers<Context>,
  options: generated.SecuredServerOptions<Context>,
): Hono {
  return generated.createServer(handlers, { errors: sellerFundsErrors, ...options });
}
