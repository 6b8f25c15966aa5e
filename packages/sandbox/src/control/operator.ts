import { setKycTier, tierOfDivision } from '../domain/divisions/kyc-tier.js';
import { setTimeZone, timeZoneOf } from '../domain/payout-schedules/time-zone.js';
import { reasonOf } from '../domain/sellers/holders/holder-status.js';
import { setStatusByOperator } from '../domain/sellers/holders/set-status.js';
import { decideByOperator } from '../domain/sellers/kyc/decide-by-operator.js';
import { messageOf } from '../domain/sellers/kyc/finding.js';
import type { KycCheck } from '../domain/sellers/kyc/kyc-check.js';
import { changeMerchantSettings, merchantSettings } from '../domain/merchants/merchant-settings.js';
import { enableTransfers, transfersEnabled } from '../domain/transfers/transfers-enabled.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { defined } from '../kernel/options.js';
import type { ReadUnit } from '../unit/unit.js';

/** What the operator of a service decides. */
export const operatorHandlers = {
  decideExternalAccountCheck: async ({ path, body }, { write }) => {
    const decision = { outcome: body.outcome, message: body.message ?? null };
    const check = await write((unit) =>
      decideByOperator(unit, 'EXTERNAL_ACCOUNT', path.code, decision),
    );
    return { status: 200, body: checkShape(check) };
  },

  decideHolderCheck: async ({ path, body }, { write }) => {
    const decision = { outcome: body.outcome, message: body.message ?? null };
    const check = await write((unit) => decideByOperator(unit, 'HOLDER', path.code, decision));
    return { status: 200, body: checkShape(check) };
  },

  getMerchant: async (_request, { caller, read }) => {
    return { status: 200, body: await read((unit) => merchantShape(unit, caller.division.code)) };
  },

  setHolderStatus: async ({ path, body }, { write }) => {
    const status = { status: body.code, status_reason: body.reason ?? null };
    const row = await write((unit) => setStatusByOperator(unit, path.code, status));
    return { status: 200, body: { code: row.status, reason: reasonOf(row) } };
  },

  updateMerchant: async ({ body }, { caller, write }) => {
    const division = caller.division.code;
    const merchant = await write(async (unit) => {
      const { unitedStates, instantPayouts } = body;
      const { kycBeginsAfterMs: kycBeginsAfter, kycEndsAfterMs: kycEndsAfter } = body;
      const changes = defined({ unitedStates, kycBeginsAfter, kycEndsAfter, instantPayouts });
      await changeMerchantSettings(unit, changes);
      if (body.kycTier) await setKycTier(unit, division, body.kycTier);
      const { balanceTransferEnabled } = body;
      if (balanceTransferEnabled !== undefined)
        await enableTransfers(unit, division, balanceTransferEnabled);
      if (body.timeZone !== undefined) await setTimeZone(unit, division, body.timeZone);
      return merchantShape(unit, division);
    });
    return { status: 200, body: merchant };
  },
} satisfies Partial<ApiHandlers<Session>>;

async function merchantShape(unit: ReadUnit, division: string): Promise<types.api.Merchant> {
  const { unitedStates, kycBeginsAfter, kycEndsAfter, instantPayouts } =
    await merchantSettings(unit);
  return {
    unitedStates,
    kycTier: await tierOfDivision(unit, division),
    balanceTransferEnabled: await transfersEnabled(unit, division),
    timeZone: await timeZoneOf(unit, division),
    kycBeginsAfterMs: kycBeginsAfter,
    kycEndsAfterMs: kycEndsAfter,
    instantPayouts,
  };
}

function checkShape({ subject, status, findings }: KycCheck): types.api.KycCheck {
  return { subject, status, message: messageOf(findings) };
}
