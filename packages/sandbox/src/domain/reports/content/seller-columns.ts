import type { ReportRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import {
  findSellers,
  type SoldTransaction,
  type TransactionSeller,
} from '../../transactions/find-sellers.js';

/**
 * Returns a function that returns whose transaction it is, and the share of that seller: the seller of the report, or the
 * only one that it was booked for; undefined if there are several or none.
 */
export async function findSellerColumns(
  unit: ReadUnit,
  { holder }: ReportRow,
  rows: readonly SoldTransaction[],
): Promise<(row: SoldTransaction) => TransactionSeller | undefined> {
  const sellers = await findSellers(unit, rows);
  return ({ code }) => {
    const all = sellers.get(code) ?? [];
    if (holder !== null) return all.find((each) => each.code === holder);
    return all.length === 1 ? all[0] : undefined;
  };
}
