import { decideOutcome } from '../domain/payouts/decide-outcome.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type { Session } from '../http/session.js';

/** What the bank does with payouts. */
export const payoutHandlers: Pick<ApiHandlers<Session>, 'decidePayout'> = {
  decidePayout: async ({ path, body }, { write }) => {
    const { outcome, message } = body;
    const row = await write((unit) => decideOutcome(unit, path.code, outcome, message));
    return { status: 200, body: { code: row.code, state: row.state } };
  },
};
