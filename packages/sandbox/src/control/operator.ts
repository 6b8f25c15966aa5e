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
import { reads, writes } from '../resources/handlers.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import type { ReadUnit } from '../unit/unit.js';

export const operatorHandlers = {
  decideExternalAccountCheck: decides('EXTERNAL_ACCOUNT'),
  decideHolderCheck: decides('HOLDER'),
  getMerchant: reads(
    (unit, _request, { caller }) => merchantShape(unit, caller.division.code),
    (merchant) => merchant,
  ),
  setHolderStatus: writes(
    (unit, { path, body }) => {
      const status = { status: body.code, status_reason: body.reason ?? null };
      return setStatusByOperator(unit, path.code, status);
    },
    (row) => ({ code: row.status, reason: reasonOf(row) }),
  ),
  updateMerchant: writes(
    async (unit, { body }, { caller: { division } }) => {
      const { unitedStates, instantPayouts } = body;
      const { kycBeginsAfterMs: kycBeginsAfter, kycEndsAfterMs: kycEndsAfter } = body;
      const changes = omitNullish({ unitedStates, kycBeginsAfter, kycEndsAfter, instantPayouts });
      await changeMerchantSettings(unit, changes);
      const { kycTier: kyc_tier, balanceTransferEnabled: enabled, timeZone } = body;
      if (kyc_tier) await changeDivision(unit, division.code, { kyc_tier });
      if (enabled !== undefined)
        await changeDivision(unit, division.code, { balance_transfer_enabled: enabled ? 1 : 0 });
      if (timeZone !== undefined) await setTimeZone(unit, division.code, timeZone);
      return merchantShape(unit, division.code);
    },
    (merchant) => merchant,
  ),
} satisfies Partial<ApiHandlers<Session>>;

interface Decision {
  readonly path: { readonly code: string };
  readonly body: types.api.KycDecision;
}

function decides(kind: KycCheck['kind']) {
  return writes(
    (unit, { path, body: { outcome, message } }: Decision) =>
      decideByOperator(unit, kind, path.code, { outcome, message: message ?? null }),
    checkShape,
  );
}

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
