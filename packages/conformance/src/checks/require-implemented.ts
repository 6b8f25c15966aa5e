import type { Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import type { Session } from '../run/session.js';

/**
 * Makes sure that the target has an operation, where an answer of 404 or 501 looks as if it had not.
 * @throws {NotRun} where it has not, or lacks the operations that make what this one needs
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
