import type { ApiHandlers } from '../generated/server/index.js';
import type { Session } from '../session.js';
import { momentOr } from '../kernel/moment-field.js';
import { stateHash } from '../tenants/state-hash.js';
import type { ControlContext } from './context.js';

/** The whole of a tenant. */
export function stateHandlers({ reset }: ControlContext) {
  return {
    getStateHash: async (_request, { read }) => {
      return { status: 200, body: { hash: await read(stateHash) } };
    },
    reset: async ({ body }, { caller, act }) => {
      await act(async () => {
        const at = momentOr('at', body?.at ?? null, Number.NaN);
        await reset(caller, Number.isNaN(at) ? undefined : { mode: 'FROZEN', at });
      });
      return { status: 200, body: { tenant: caller.tenant } };
    },
  } satisfies Partial<ApiHandlers<Session>>;
}
