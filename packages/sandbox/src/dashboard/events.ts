import type { Authenticate } from '../http/authenticate.js';
import type { ChangeStreams } from './change-streams.js';

/** `Retry-After` if the maximum number of streams is open, in seconds. */
const retryAfterSeconds = 5;

/** Opens the change stream of the tenant whose key the request has. */
export async function openEvents(
  { method, headers }: Request,
  admit: Authenticate,
  watchers: ChangeStreams,
  others: boolean,
): Promise<Response> {
  if (method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
  const bearerKey = headers.get('authorization')?.replace(/^bearer +/i, '');
  const caller =
    bearerKey === undefined && others
      ? undefined
      : await admit({ credentials: { bearerKey }, method: 'get' });
  if (typeof caller === 'string') {
    return Response.json({ message: 'The key is not valid.' }, { status: 401 });
  }
  const body = watchers.open({ tenant: caller?.tenant, others });
  if (!body) {
    const message = 'Too many dashboard pages are open.';
    const busy = { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } };
    return Response.json({ message }, busy);
  }
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
