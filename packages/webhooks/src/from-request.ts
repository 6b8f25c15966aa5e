import { bodyParsed } from './body.js';
import { constructEvent } from './construct-event.js';
import type { EventType, ReceivedEvent } from './event.js';
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
export async function constructEventFromRequest<Type extends EventType | undefined = undefined>(
  request: Request,
  options: AdapterOptions & { readonly type?: Type },
): Promise<ReceivedEvent<Type>> {
  if (request.bodyUsed || request.body?.locked) throw bodyParsed();
  const announced = Number(request.headers.get('content-length') ?? 0);
  const body = request.body ? await readBody(request.body, announced, options) : '';
  return constructEvent({ ...options, body, headers: request.headers });
}
