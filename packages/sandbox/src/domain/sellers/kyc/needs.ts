import { formatMoment } from '../../../kernel/moment.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { merchantSettings } from '../../merchants/merchant-settings.js';
import type { KycNeeds } from './missing-data.js';

/** How much the identity check of a holder needs today. */
export async function needsOf(unit: ReadUnit, holder: AccountHolderRow): Promise<KycNeeds> {
  const { unitedStates } = await merchantSettings(unit);
  return {
    tier: holder.tier,
    unitedStates,
    today: formatMoment(unit.now).slice(0, 10),
    salesProfile: {
      expectedMonthlyVolume: holder.expected_monthly_volume !== null,
      expectedAverageTransactionSize: holder.expected_average_transaction_size !== null,
    },
  };
}
