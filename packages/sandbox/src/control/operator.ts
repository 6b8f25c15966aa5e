import { changeDivision, divisionOf } from '../domain/divisions/division.js';
import { setTimeZone } from '../domain/payout-schedules/time-zone.js';
import { reasonOf } from '../domain/sellers/holders/holder-status.js';
import { setStatusByOperator } from '../domain/sellers/holders/set-status.js';
import { decideByOperator } from '../domain/sellers/kyc/decide-by-operator.js';
import { formatFindings } from '../domain/sellers/kyc/finding.js';
import type { KycCheck } from '../domain/sellers/kyc/kyc-check.js';
import {
  changeMerchantSettings,
  loadMerchantSettings,
} from '../domain/merchants/merchant-settings.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import type { ReadUnit } from '../unit/unit.js';

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
      const changes = omitNullish({ unitedStates, kycBeginsAfter, kycEndsAfter, instantPayouts });
      await changeMerchantSettings(unit, changes);
      const { kycTier: kyc_tier, balanceTransferEnabled: enabled, timeZone } = body;
      if (kyc_tier) await changeDivision(unit, division, { kyc_tier });
      if (enabled !== undefined)
        await changeDivision(unit, division, { balance_transfer_enabled: enabled ? 1 : 0 });
      if (timeZone !== undefined) await setTimeZone(unit, division, timeZone);
      return merchantShape(unit, division);
    });
    return { status: 200, body: merchant };
  },
} satisfies Partial<ApiHandlers<Session>>;

async function merchantShape(unit: ReadUnit, division: string): Promise<types.api.Merchant> {
  const { unitedStates, kycBeginsAfter, kycEndsAfter, instantPayouts } =
    await loadMerchantSettings(unit);
  const row = await divisionOf(unit, division);
  return {
    unitedStates,
    kycTier: row.kyc_tier,
    balanceTransferEnabled: row.balance_transfer_enabled === 1,
    timeZone: row.timezone,
    kycBeginsAfterMs: kycBeginsAfter,
    kycEndsAfterMs: kycEndsAfter,
    instantPayouts,
  };
}

function checkShape({ subject, status, findings }: KycCheck): types.api.KycCheck {
  return { subject, status, message: formatFindings(findings) };
}
