import { findRow } from '../../storage/rows.js';
import { upsert } from '../../storage/insert.js';
import type { MerchantSettingsRow } from '../../storage/tables.js';
import type { ReadUnit, RecordUnit } from '../../unit/unit.js';

const defaultSettings: MerchantSettingsRow = {
  united_states: 0,
  kyc_begins_after: 1000,
  kyc_ends_after: 5000,
  instant_payouts: 0,
};

/** The settings of the profile `instant`: checks and payouts have no delay (D39, D95). */
export const instantSettings: Partial<MerchantSettingsRow> = {
  kyc_begins_after: 0,
  kyc_ends_after: 0,
  instant_payouts: 1,
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
