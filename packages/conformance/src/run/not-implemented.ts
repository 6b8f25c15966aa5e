import type { Operation } from '../document/api.js';
import { ruleFor } from '../document/read-responses.js';
import type { Exchange } from '../http/exchange.js';

/**
 * Whether an answer says that the target does not have the operation: 501, or a 404 where nothing is
 * asked for that could be unknown.
 */
export function isNotImplementedResponse(
  { path, responses }: Operation,
  { reply }: Exchange,
): boolean {
  if (reply.status === 501) return true;
  return reply.status === 404 && !path.includes('{') && !ruleFor(responses, 404);
}
