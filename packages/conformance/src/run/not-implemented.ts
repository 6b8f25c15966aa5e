import type { Operation } from '../document/api.js';
import { ruleFor } from '../document/read-responses.js';
import type { Exchange } from '../http/exchange.js';

/**
 * True if a response shows that the target does not implement the operation: a 501, an
 * undocumented 405, or an undocumented 404 for a path without parameters. A 404 may be about a code in a body.
 */
export function isNotImplementedResponse(
  { path, responses }: Operation,
  { reply, request }: Exchange,
): boolean {
  if (reply.status === 501) return true;
  const isAbsence =
    reply.status === 405 ||
    (reply.status === 404 && !path.includes('{') && request.body === undefined);
  return isAbsence && !ruleFor(responses, reply.status);
}
