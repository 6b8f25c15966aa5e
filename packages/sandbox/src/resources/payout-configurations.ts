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
    toBody,
  ),
  getAccountPayoutConfiguration: reads(
    (unit, { path }) => getConfiguration(unit, path.virtualAccountCode),
    toBody,
  ),
  updateAccountPayoutConfiguration: writes(
    (unit, { path, body }) =>
      setAccountConfiguration(unit, path.virtualAccountCode, toConfiguration(body)),
    toBody,
  ),
  updateDefaultPayoutConfiguration: writes(
    (unit, { body }) => setConfiguration(unit, { level: 'DEFAULT' }, toConfiguration(body)),
    toBody,
  ),
  updateDivisionPayoutConfiguration: writes((unit, { body }, { caller }) => {
    const level = { level: 'DIVISION', subject: caller.division.code } as const;
    return setConfiguration(unit, level, toConfiguration(body));
  }, toBody),
} satisfies Partial<V2Handlers<Session>>;

function toBody<Configuration>(stored: Configuration): Configuration {
  return stored;
}

function toConfiguration(body: v2.PayoutConfigurationUpdate): PayoutConfiguration {
  const { frequency, refundPeriod, minimumAmount } = body;
  if (body.type === 'MANUAL')
    return { type: body.type, ...omitNullish({ frequency, refundPeriod, minimumAmount }) };
  return {
    type: body.type,
    frequency: body.frequency,
    refundPeriod: body.refundPeriod,
    ...omitNullish({ minimumAmount }),
  };
}
