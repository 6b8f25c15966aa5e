import type { Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { NotImplemented } from '../outcome.js';
import type { Session } from '../run/session.js';

/** Sends a request; returns undefined if the target does not implement the operation. */
export async function sendIfImplemented(
  session: Session,
  operation: Operation,
  input: Input,
): Promise<Exchange | undefined> {
  try {
    return await session.send(operation, input);
  } catch (error) {
    if (error instanceof NotImplemented && error.operationId === operation.id) return undefined;
    throw error;
  }
}
