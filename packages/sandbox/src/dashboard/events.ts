import type { Authenticate } from '../http/authenticate.js';
import type { ChangeStreams } from './change-streams.js';

/** How long a browser waits that found no stream free, in seconds. */
const retryAfterSeconds = 5;

/** Answers a request for the stream of news of the tenant whose key it shows. */
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
    return Response.json({ message: 'The key opens nothing.' }, { status: 401 });
  }
  const body = watchers.open({ tenant: caller?.tenant, others });
  if (!body) {
    const message = 'Too many pages watch this sandbox already.';
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
