import type { Handlers } from '@seller-funds/server';
import { refuseFaults } from '../kernel/service-error.js';
import type { Session } from '../session.js';
import { v1Handlers } from '../v1/index.js';
import { v2Handlers } from '../v2/index.js';
import { readBodySchemas } from './body-schemas.js';
import { guardHandlers } from './guard-handlers.js';
import { findStrictFaults } from './strict-faults.js';

/** Returns all handlers in strict mode: they reject unknown fields, files and currencies that the service tolerates. */
export async function createStrictHandlers(): Promise<Handlers<Session>> {
  const bodies = await readBodySchemas();
  return guardHandlers({ v1: v1Handlers, v2: v2Handlers }, (operation, { body }, session) => {
    const schema = bodies.bodySchema(operation);
    return (
      schema && session.run(async () => refuseFaults(findStrictFaults(bodies, body, [schema])))
    );
  });
}
