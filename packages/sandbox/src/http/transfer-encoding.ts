import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Refuses requests of which a proxy may read the end of the body differently (RFC 9112, section 6.1). */
export const refuseUnclearLength: MiddlewareHandler<{
  Bindings: Partial<HttpBindings>;
}> = async ({ env: { incoming } }, next) => {
  if (!incoming || !isLengthUnclear(incoming)) return next();
  const message = 'Transfer-Encoding must be chunked, in HTTP/1.1.';
  const body = { code: '400.900.001', message };
  return Response.json(body, { status: 400, headers: { connection: 'close' } });
};

function isLengthUnclear({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean {
  const encoding = headers['transfer-encoding']?.toLowerCase() ?? 'chunked';
  return encoding !== 'chunked' || (httpVersion === '1.0' && 'transfer-encoding' in headers);
}
