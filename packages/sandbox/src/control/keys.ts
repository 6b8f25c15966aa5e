import type { ApiHandlers } from '../generated/server/index.js';
import type { Session } from '../session.js';
import { issueKey, revokeKey } from '../tenants/stored-keys.js';

/** The handlers of API keys (D10). */
export const keyHandlers = {
  issueKey: async (_request, { caller, write }) => {
    return { status: 200, body: { apiKey: await write((unit) => issueKey(unit, caller)) } };
  },

  revokeKey: async ({ body: { apiKey } }, { caller, write }) => {
    await write((unit) => revokeKey(unit, caller, apiKey));
    return { status: 200, body: { apiKey } };
  },
} satisfies Partial<ApiHandlers<Session>>;
