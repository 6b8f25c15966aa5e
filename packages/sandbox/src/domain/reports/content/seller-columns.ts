import type { ReportRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { findSellers, type SoldTransaction } from '../../transactions/find-sellers.js';
import type { Cell } from './table.js';

/** Returns whose transaction it is, and the seller's share; empty if it was booked for several sellers or none. */
export async function findSellerColumns(
  unit: ReadUnit,
  { holder }: ReportRow,
  rows: readonly SoldTransaction[],
): Promise<(row: SoldTransaction) => Record<'sellerCode' | 'sellerName' | 'share', Cell>> {
  const sellers = await findSellers(unit, rows);
  return ({ code }) => {
    const all = sellers.get(code) ?? [];
    const [seller, ...others] = holder === null ? all : all.filter((item) => item.code === holder);
    if (!seller || others.length > 0) return { sellerCode: null, sellerName: null, share: null };
    return { sellerCode: seller.code, sellerName: seller.name, share: seller.amount };
  };
}
