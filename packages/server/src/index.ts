import type { Hono } from 'hono';
import * as generated from './generated/index.js';
import { sellerFundsErrors } from './seller-funds-errors.js';

export * from './generated/index.js';
export { sellerFundsErrors } from './seller-funds-errors.js';

/**
 * Makes a server of both versions: a Hono app, whose `fetch` any runtime takes and whose `request`
 * answers without a socket. It reads and checks each request as the document says, hands it to its
 * handler, and answers faults with the documented error body.
 * @param handlers the operations that it carries out; the others answer 501
 * @param options how it behaves; `errors` replaces {@link sellerFundsErrors}
 * @throws {Error} where no `authenticate` is given
 */
export function createServer<Context extends generated.CallerContext = true>(
  handlers: generated.Handlers<Context>,
  options: generated.SecuredServerOptions<Context>,
): Hono {
  return generated.createServer(handlers, { errors: sellerFundsErrors, ...options });
}
