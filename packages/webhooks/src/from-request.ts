import { bodyParsed } from './body.js';
import { constructEvent } from './construct-event.js';
import type { EventOf, EventType, UnknownEvent, WebhookEvent } from './event.js';
import type { ReceiverOptions } from './options.js';
import { readBody, type ReadLimits } from './read-body.js';

/** What an adapter takes besides the request. */
export type AdapterOptions = ReceiverOptions & ReadLimits;

/**
 * `constructEvent` for a fetch `Request`, as Deno, Bun, edge runtimes, Next's route handlers and
 * Hono (`c.req.raw`) have it. Reads the raw body, so nothing may have read it before.
 * @throws {WebhookError} as `constructEvent`, and for a body that is too large, late or cut off
 * @throws {TypeError} for faults of the receiver's own configuration
 */
export function constructEventFromRequest<Type extends EventType>(
  request: Request,
  options: AdapterOptions & { readonly type: Type },
): Promise<EventOf<Type>>;
export function constructEventFromRequest(
  request: Request,
  options: AdapterOptions & { readonly type?: undefined },
): Promise<WebhookEvent | UnknownEvent>;
export async function constructEventFromRequest(
  request: Request,
  options: AdapterOptions & { readonly type?: EventType | undefined },
): Promise<WebhookEvent | UnknownEvent> {
  if (request.bodyUsed || request.body?.locked) throw bodyParsed();
  const announced = Number(request.headers.get('content-length') ?? 0);
  const body = request.body ? await readBody(request.body, announced, options) : '';
  return constructEvent({ ...options, body, headers: request.headers });
}
