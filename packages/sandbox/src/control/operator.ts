import { findBankAccount, setBankAccount } from '../domain/divisions/bank-account.js';
import { divisionOf } from '../domain/divisions/division.js';
import { setTimeZone } from '../domain/payout-schedules/time-zone.js';
import { reasonOf } from '../domain/sellers/holders/holder-status.js';
import { setStatusByOperator } from '../domain/sellers/holders/set-status.js';
import { decideByOperator } from '../domain/sellers/kyc/decide-by-operator.js';
import { formatFindings } from '../domain/sellers/kyc/finding.js';
import { type KycCheck, listByCheck } from '../domain/sellers/kyc/kyc-check.js';
import {
  changeMerchantSettings,
  loadMerchantSettings,
} from '../domain/merchants/merchant-settings.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { lists, reads, writes } from '../resources/handlers.js';
import { omitNullish } from '../kernel/fields.js';
import { updateRows } from '../storage/rows.js';
import type { MerchantSettingsRow } from '../storage/tables.js';
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
      const status = { status: body.code, statusReason: body.reason ?? null };
      return setStatusByOperator(unit, path.code, status);
    },
    (row) => ({ code: row.status, reason: reasonOf(row) }),
  ),
  listHolders: lists(
    (unit, page, { query: { check } }) =>
      listByCheck(unit, page, check === 'PASSED' ? 'ACTIVE' : check),
    ({ code }) => code,
  ),
  updateMerchant: writes(
    async (unit, { body }, { caller: { division } }) => {
      const { code } = division;
      await changeMerchantSettings(unit, settingsOf(body));
      const { kycTier, balanceTransferEnabled: enabled, timeZone, bankAccountNumber } = body;
      const balanceTransferEnabled = enabled === undefined ? undefined : Number(enabled);
      const changed = omitNullish({ kycTier, balanceTransferEnabled });
      if (Object.keys(changed).length > 0)
        await updateRows(unit.db, 'divisions', { code }, changed);
      if (timeZone !== undefined) await setTimeZone(unit, code, timeZone);
      if (bankAccountNumber !== undefined)
        await setBankAccount(unit, await divisionOf(unit, code), bankAccountNumber);
      return merchantShape(unit, code);
    },
    (merchant) => merchant,
  ),
} satisfies Partial<ApiHandlers<Session>>;

interface Decision {
  readonly path: { readonly code: string };
  readonly body: types.Listed<types.api.KycDecision>;
}

function decides(kind: KycCheck['kind']) {
  return writes(
    (unit, { path, body: { outcome, message } }: Decision) =>
      decideByOperator(unit, kind, path.code, { outcome, message: message ?? null }),
    checkShape,
  );
}

function settingsOf(body: types.api.MerchantUpdate): Partial<MerchantSettingsRow> {
  const { unitedStates, kycBeginsAfterMs, kycEndsAfterMs, instantPayouts } = body;
  return omitNullish({
    unitedStates: unitedStates === undefined ? undefined : Number(unitedStates),
    kycBeginsAfterMs,
    kycEndsAfterMs,
    instantPayouts: instantPayouts === undefined ? undefined : Number(instantPayouts),
  });
}

async function merchantShape(unit: ReadUnit, division: string): Promise<types.api.Merchant> {
  const settings = await loadMerchantSettings(unit);
  const row = await divisionOf(unit, division);
  return {
    unitedStates: settings.unitedStates === 1,
    kycTier: row.kycTier,
    balanceTransferEnabled: row.balanceTransferEnabled === 1,
    timeZone: row.timezone,
    bankAccountNumber: (await findBankAccount(unit, division))?.accountNumber ?? '',
    kycBeginsAfterMs: settings.kycBeginsAfterMs,
    kycEndsAfterMs: settings.kycEndsAfterMs,
    instantPayouts: settings.instantPayouts === 1,
  };
}

function checkShape({ subject, status, findings }: KycCheck): types.api.KycCheck {
  return { subject, status, message: formatFindings(findings) };
}
