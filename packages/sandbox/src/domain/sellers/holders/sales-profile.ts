import type { AccountHolderRow } from '../../../storage/tables.js';

/** A change of a seller's expected sales, in minor units (D167). Undefined keeps an amount, null clears it. */
export interface SalesProfileChange {
  readonly expectedMonthlyVolume?: number | null | undefined;
  readonly expectedAverageTransactionSize?: number | null | undefined;
}

type SalesProfileColumns = Pick<
  AccountHolderRow,
  'expected_monthly_volume' | 'expected_average_transaction_size'
>;

export function applySalesProfile(
  stored: SalesProfileColumns,
  change: SalesProfileChange = {},
): SalesProfileColumns {
  const { expectedMonthlyVolume: volume, expectedAverageTransactionSize: size } = change;
  return {
    expected_monthly_volume: volume === undefined ? stored.expected_monthly_volume : volume,
    expected_average_transaction_size:
      size === undefined ? stored.expected_average_transaction_size : size,
  };
}
