import type { Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import type { Session } from '../run/session.js';

/**
 * After a 404 or 501, verifies with a valid request that the target implements an operation.
 * @throws {NotRun} if it does not, or if an operation that creates its prerequisites is missing
 */
export async function requireImplemented(
  session: Session,
  operation: Operation,
  { reply }: Exchange,
): Promise<void> {
  if (reply.status !== 404 && reply.status !== 501) return;
  const { input } = await session.resources.buildInput(operation);
  await session.send(operation, input);
}
