import { upcomingRuns } from '../domain/payout-schedules/plan-runs.js';
import { decideOutcome } from '../domain/payouts/decide-outcome.js';
import { findPayout, type PayoutRow } from '../domain/payouts/payout.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { notFound } from '../kernel/service-error.js';
import type { Session } from '../session.js';

export const payoutHandlers = {
  decidePayout: async ({ path, body }, { write }) => {
    const { outcome, message } = body;
    const row = await write((unit) => decideOutcome(unit, path.code, outcome, message));
    return { status: 200, body: progressOf(row) };
  },

  getPayoutProgress: async ({ path }, { read }) => {
    const row = await read(async (unit) => {
      const found = await findPayout(unit, path.code);
      if (!found) throw notFound();
      return found;
    });
    return { status: 200, body: progressOf(row) };
  },

  listPayoutDates: async ({ path }, { read }) => {
    const moments = await read((unit) => upcomingRuns(unit, path.account, 12));
    return { status: 200, body: { dates: moments.map((moment) => formatMoment(moment)) } };
  },
} satisfies Partial<ApiHandlers<Session>>;

function progressOf({ code, state, message }: PayoutRow): types.api.PayoutProgress {
  return { code, state, ...omitNullish({ message }) };
}
