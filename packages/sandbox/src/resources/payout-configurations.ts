import type * as v2 from '@seller-funds/contract/v2';
import { scheduledPayoutConfigurationFields as fields } from '@seller-funds/contract/vocabulary/v2';
import type { V2Handlers } from '@seller-funds/server';
import {
  deleteConfiguration,
  getConfiguration,
  setAccountConfiguration,
  setConfiguration,
} from '../domain/payout-schedules/change-configuration.js';
import type { PayoutConfiguration } from '../domain/payout-schedules/payout-configuration.js';
import type { Session } from '../session.js';
import { pick, pickFields } from '../kernel/fields.js';
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
      setAccountConfiguration(unit, path.virtualAccountCode, pick(body, fields)),
    shapeOf,
  ),
  updateDefaultPayoutConfiguration: writes(
    (unit, { body }) =>
      setConfiguration(unit, { level: 'DEFAULT', subject: '' }, pick(body, fields)),
    shapeOf,
  ),
  updateDivisionPayoutConfiguration: writes((unit, { body }, { caller }) => {
    const level = { level: 'DIVISION', subject: caller.division.code } as const;
    return setConfiguration(unit, level, pick(body, fields));
  }, shapeOf),
} satisfies Partial<V2Handlers<Session>>;

/** A schedule has its fields: the database requires them. */
function shapeOf(row: PayoutConfiguration): v2.PayoutConfiguration {
  return pickFields(row, fields) as v2.PayoutConfiguration;
}
