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

/** Payout configurations, in version 2 only. */
export const payoutConfigurations = {
  deleteAccountPayoutConfiguration: async ({ path }, { write }) => {
    const body = await write((unit) => deleteConfiguration(unit, path.virtualAccountCode));
    return { status: 200, body };
  },

  getAccountPayoutConfiguration: async ({ path }, { read }) => {
    const body = await read((unit) => getConfiguration(unit, path.virtualAccountCode));
    return { status: 200, body };
  },

  updateAccountPayoutConfiguration: async ({ path, body }, { write }) => {
    const stored = await write((unit) =>
      setAccountConfiguration(unit, path.virtualAccountCode, toConfiguration(body)),
    );
    return { status: 200, body: stored };
  },

  updateDefaultPayoutConfiguration: async ({ body }, { write }) => {
    const stored = await write((unit) =>
      setConfiguration(unit, { level: 'DEFAULT' }, toConfiguration(body)),
    );
    return { status: 200, body: stored };
  },

  updateDivisionPayoutConfiguration: async ({ body }, { caller, write }) => {
    const level = { level: 'DIVISION', subject: caller.division.code } as const;
    const stored = await write((unit) => setConfiguration(unit, level, toConfiguration(body)));
    return { status: 200, body: stored };
  },
} satisfies Partial<V2Handlers<Session>>;

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
