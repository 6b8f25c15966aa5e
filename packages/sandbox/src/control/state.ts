import type { ApiHandlers } from '../generated/server/index.js';
import type { Session } from '../http/session.js';
import { stateHash } from '../tenants/state-hash.js';
import type { ControlContext } from './context.js';

type Operation = 'getStateHash' | 'reset';

/** The whole of a tenant. */
export function stateHandlers({ reset }: ControlContext): Pick<ApiHandlers<Session>, Operation> {
  return {
    getStateHash: async (_request, { read }) => {
      return { status: 200, body: { hash: await read(stateHash) } };
    },
    reset: async (_request, { caller }) => {
      await reset(caller);
      return { status: 200, body: { tenant: caller.tenant } };
    },
  };
}
