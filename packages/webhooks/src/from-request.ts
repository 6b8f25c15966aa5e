import { bodyParsed } from './body.js';
import { constructEvent } from './construct-event.js';
import type { EventOf, EventType, UnknownEvent, WebhookEvent } from './event.js';
import type { ReceiverOptions } from './options.js';
import { readBody, type ReadLimits } from './read-body.js';

/** The options of an adapter. */
export type AdapterOptions = ReceiverOptions & ReadLimits;

/**
 * `constructEvent` for a fetch `Request`, as in Deno, Bun, edge runtimes, Next's route handlers and
 * Hono (`c.req.raw`). Reads the raw body, which must be unread.
 * @throws {WebhookError} like `constructEvent`, and if the body is too large, late or incomplete
 * @throws {TypeError} if the configuration of the receiver is invalid
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
