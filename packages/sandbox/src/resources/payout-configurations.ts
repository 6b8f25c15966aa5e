import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import {
  deleteConfiguration,
  getConfiguration,
  setAccountConfiguration,
  setConfiguration,
} from '../domain/payout-schedules/change-configuration.js';
import type { PayoutConfiguration } from '../domain/payout-schedules/payout-configuration.js';
import type { Session } from '../session.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { reads, writes } from './handlers.js';

export const v2Handlers = {
  deleteAccountPayoutConfiguration: writes(
    (unit, { path }) => deleteConfiguration(unit, path.virtualAccountCode),
    shapeOf,
  ),
  getAccountPayoutConfiguration: reads(
    (unit, { path }) => getConfiguration(unit, path.virtualAccountCode),
    shapeOf,
  ),
  updateAccountPayoutConfiguration: writes(
    (unit, { path, body }) =>
      setAccountConfiguration(unit, path.virtualAccountCode, toColumns(body)),
    shapeOf,
  ),
  updateDefaultPayoutConfiguration: writes(
    (unit, { body }) => setConfiguration(unit, { level: 'DEFAULT', subject: '' }, toColumns(body)),
    shapeOf,
  ),
  updateDivisionPayoutConfiguration: writes((unit, { body }, { caller }) => {
    const level = { level: 'DIVISION', subject: caller.division.code } as const;
    return setConfiguration(unit, level, toColumns(body));
  }, shapeOf),
} satisfies Partial<V2Handlers<Session>>;

/** A schedule has its fields: the database requires them. */
function shapeOf(row: PayoutConfiguration): v2.PayoutConfiguration {
  const { type, frequency, refundPeriod, minimumAmount } = row;
  const sent = omitNullish({ frequency, refundPeriod, minimumAmount });
  return { type, ...sent } as v2.PayoutConfiguration;
}

function toColumns(body: v2.PayoutConfigurationUpdate): PayoutConfiguration {
  const { type, frequency = null, refundPeriod = null, minimumAmount = null } = body;
  return { type, frequency, refundPeriod, minimumAmount };
}
