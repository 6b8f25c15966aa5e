import type { Handlers } from '@seller-funds/server';
import type { Session } from '../session.js';

/** The parts of a request that a guard checks. */
interface GuardedRequest {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Checks a request before its handler runs; an error that it throws becomes the response. */
type Guard = (
  operation: string,
  request: GuardedRequest,
  session: Session,
) => Promise<void> | undefined;

type Handler = (request: GuardedRequest, session: Session) => unknown;

/** Wraps handlers so that a guard runs first. */
export function guardHandlers({ v1, v2 }: Handlers<Session>, guard: Guard): Handlers<Session> {
  return {
    ...(v1 && { v1: guarded('v1', v1, guard) }),
    ...(v2 && { v2: guarded('v2', v2, guard) }),
  };
}

function guarded<Operations extends object>(
  version: string,
  operations: Operations,
  guard: Guard,
): Operations {
  const all = Object.entries(operations).map(([name, handler]) => {
    const asked: Handler = async (request, session) => {
      await guard(`${version}.${name}`, request, session);
      return (handler as Handler)(request, session);
    };
    return [name, asked];
  });
  return Object.fromEntries(all) as Operations;
}
