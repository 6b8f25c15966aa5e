import { findScheduleObstacle } from '../domain/payout-schedules/run-schedules.js';
import { upcomingRuns } from '../domain/payout-schedules/plan-runs.js';
import { decideOutcome, outcomesOf } from '../domain/payouts/decide-outcome.js';
import type { PayoutRow } from '../domain/payouts/payout.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/fields.js';
import { reads, writes } from '../resources/handlers.js';
import { getRow } from '../storage/rows.js';
import type { Session } from '../session.js';

export const payoutHandlers = {
  decidePayout: writes(
    (unit, { path, body }) => decideOutcome(unit, path.code, body.outcome, body.message),
    progressOf,
  ),
  getPayoutProgress: reads(({ db }, { path }) => getRow(db, 'payouts', path), progressOf),
  listPayoutDates: reads(
    async (unit, { path: { account: code } }) => {
      const account = await getRow(unit.db, 'virtual_accounts', { code });
      const moments = await upcomingRuns(unit, account, 12);
      return { ...account, moments, obstacle: await findScheduleObstacle(unit, account) };
    },
    ({ moments, obstacle, unpaidRunAt: at, unpaidRunObstacle }) => ({
      dates: moments.map((moment) => formatMoment(moment)),
      ...omitNullish({ obstacle }),
      ...(at !== null && {
        unpaidRun: { at: formatMoment(at), obstacle: unpaidRunObstacle ?? '' },
      }),
    }),
  ),
} satisfies Partial<ApiHandlers<Session>>;

function progressOf({ code, state, message }: PayoutRow): types.api.PayoutProgress {
  return { code, state, outcomes: outcomesOf(state), ...omitNullish({ message }) };
}
