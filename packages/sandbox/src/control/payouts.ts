import { decideOutcome } from '../domain/payouts/decide-outcome.js';
import { upcomingRuns } from '../domain/payout-schedules/plan-runs.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type { Session } from '../http/session.js';
import { formatMoment } from '../kernel/moment.js';

/** What the bank does with payouts. */
export const payoutHandlers: Pick<ApiHandlers<Session>, 'decidePayout' | 'listPayoutDates'> = {
  decidePayout: async ({ path, body }, { write }) => {
    const { outcome, message } = body;
    const row = await write((unit) => decideOutcome(unit, path.code, outcome, message));
    return { status: 200, body: { code: row.code, state: row.state } };
  },

  listPayoutDates: async ({ path }, { read }) => {
    const moments = await read((unit) => upcomingRuns(unit, path.account, 12));
    return { status: 200, body: { dates: moments.map((moment) => formatMoment(moment)) } };
  },
};
