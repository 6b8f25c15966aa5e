import type { Session } from '../session.js';
import { refuseFaults } from '../kernel/service-error.js';
import type { BodySchemas } from './body-schemas.js';
import { strictFaults } from './strict-faults.js';

/** What a handler is called with, as far as strictness is concerned. */
type Handler = (request: { readonly body?: unknown }, session: Session) => unknown;

/**
 * Handlers that refuse what the service tolerates, before anything happens.
 * @param version the version whose handlers they are, such as `v2`
 */
export function strictHandlers<Handlers extends object>(
  version: string,
  handlers: Handlers,
  bodies: BodySchemas,
): Handlers {
  const wrapped = Object.entries(handlers).map(([name, handler]) => {
    const schema = bodies.of(`${version}.${name}`);
    if (!schema) return [name, handler];
    const strict: Handler = async (request, session) => {
      await session.act(async () => {
        refuseFaults(strictFaults(bodies, request.body, [schema]));
      });
      return (handler as Handler)(request, session);
    };
    return [name, strict];
  });
  return Object.fromEntries(wrapped) as Handlers;
}
