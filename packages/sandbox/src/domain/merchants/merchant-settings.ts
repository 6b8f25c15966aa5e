import type { ReadUnit, RecordUnit } from '../../unit/unit.js';
import { upsert } from '../../storage/insert.js';
import { findRow } from '../../storage/rows.js';

interface MerchantSettings {
  /** Whether the merchant is based in the United States; KYC checks then require more data (D231). */
  readonly unitedStates: boolean;
  /** The delay between complete data and the beginning of the KYC check, in milliseconds (D39). */
  readonly kycBeginsAfter: number;
  /** The duration of a KYC check, in milliseconds. */
  readonly kycEndsAfter: number;
  /** Whether the bank executes payouts at once instead of on the next business day (D95). */
  readonly instantPayouts: boolean;
}

const defaultSettings: MerchantSettings = {
  unitedStates: false,
  kycBeginsAfter: 1000,
  kycEndsAfter: 5000,
  instantPayouts: false,
};

/** The settings of the profile `instant`: checks and payouts have no delay (D39, D95). */
export const instantSettings = {
  kycBeginsAfter: 0,
  kycEndsAfter: 0,
  instantPayouts: true,
} as const satisfies Partial<MerchantSettings>;

export async function loadMerchantSettings({ db }: ReadUnit): Promise<MerchantSettings> {
  const row = await findRow(db, 'merchant_settings');
  if (!row) return defaultSettings;
  return {
    unitedStates: row.united_states === 1,
    kycBeginsAfter: row.kyc_begins_after,
    kycEndsAfter: row.kyc_ends_after,
    instantPayouts: row.instant_payouts === 1,
  };
}

/** Changes settings. Running checks keep their times. */
export async function changeMerchantSettings(
  unit: RecordUnit,
  changes: Partial<MerchantSettings>,
): Promise<MerchantSettings> {
  const settings = { ...(await loadMerchantSettings(unit)), ...changes };
  await upsert(unit.db, 'merchant_settings', {
    united_states: settings.unitedStates ? 1 : 0,
    kyc_begins_after: settings.kycBeginsAfter,
    kyc_ends_after: settings.kycEndsAfter,
    instant_payouts: settings.instantPayouts ? 1 : 0,
  });
  return settings;
}
