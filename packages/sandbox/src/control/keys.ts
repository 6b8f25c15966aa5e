import type { ApiHandlers } from '../generated/server/index.js';
import { writes } from '../resources/handlers.js';
import type { Session } from '../session.js';
import { issueKey, revokeKey } from '../tenants/keys.js';

/** The handlers of API keys (D10). */
export const keyHandlers = {
  issueKey: writes(
    (unit, _request, { caller }) => issueKey(unit, caller),
    (apiKey) => ({ apiKey }),
  ),
  revokeKey: writes(
    (unit, { body }, { caller }) => revokeKey(unit, caller, body.apiKey),
    (_revoked, { body: { apiKey } }) => ({ apiKey }),
  ),
} satisfies Partial<ApiHandlers<Session>>;
