import { findRow, upsert } from '../../storage/rows.js';
import type { MerchantSettingsRow } from '../../storage/tables.js';
import type { ReadUnit, RecordUnit } from '../../unit/unit.js';

const defaultSettings: MerchantSettingsRow = {
  unitedStates: 0,
  kycBeginsAfterMs: 1000,
  kycEndsAfterMs: 5000,
  instantPayouts: 0,
};

/** The settings of the profile `instant`: checks and payouts have no delay. */
export const instantSettings: Partial<MerchantSettingsRow> = {
  kycBeginsAfterMs: 0,
  kycEndsAfterMs: 0,
  instantPayouts: 1,
};

/** Returns the settings of the merchant; the defaults as long as none was changed. */
export async function loadMerchantSettings({ db }: ReadUnit): Promise<MerchantSettingsRow> {
  return (await findRow(db, 'merchant_settings')) ?? defaultSettings;
}

/** Changes settings. Running checks keep their times. */
export async function changeMerchantSettings(
  unit: RecordUnit,
  changes: Partial<MerchantSettingsRow>,
): Promise<void> {
  await upsert(unit.db, 'merchant_settings', { ...(await loadMerchantSettings(unit)), ...changes });
}
