import type { ReportRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import {
  findSellers,
  type SoldTransaction,
  type TransactionSeller,
} from '../../transactions/find-sellers.js';

/** How many transactions one statement names. */
const chunkSize = 1_000;

/**
 * Returns a function that returns whose transaction it is, and the share of that seller: the seller of the report, or the
 * only one that it was booked for; undefined if there are several or none.
 */
export async function findSellerColumns(
  unit: ReadUnit,
  { holder }: ReportRow,
  rows: readonly SoldTransaction[],
): Promise<(row: SoldTransaction) => TransactionSeller | undefined> {
  const sellers = new Map<string, TransactionSeller[]>();
  for (let start = 0; start < rows.length; start += chunkSize)
    for (const [code, all] of await findSellers(unit, rows.slice(start, start + chunkSize)))
      sellers.set(code, all);
  return ({ code }) => {
    const all = sellers.get(code) ?? [];
    if (holder !== null) return all.find((each) => each.code === holder);
    return all.length === 1 ? all[0] : undefined;
  };
}
