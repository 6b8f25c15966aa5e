import { type RawBuilder, sql } from 'kysely';
import type { ReportRow } from '../../../storage/tables.js';

/**
 * Returns an SQL condition: the account belongs to the seller of the report; always true if the report is not limited.
 * @param account a column with the code of an account
 */
export function isAccountOfSeller(
  { tenant, holder }: ReportRow,
  account: string,
): RawBuilder<boolean> {
  if (holder === null) return sql<boolean>`1 = 1`;
  return sql<boolean>`${sql.ref(account)} in (select code from virtual_accounts
    where tenant = ${tenant} and owner = ${holder})`;
}

/**
 * Returns an SQL condition: the payment or refund split moved money of the seller of the report; always true if
 * the report is not limited.
 * @param split a column with the code of a split
 */
export function isSplitOfSeller(report: ReportRow, split: string): RawBuilder<boolean> {
  if (report.holder === null) return sql<boolean>`1 = 1`;
  return sql<boolean>`exists (select 1 from journals as booked
    join movement_sides as side on side.tenant = booked.tenant and side.journal = booked.position
    where booked.tenant = ${report.tenant} and booked.reference = ${sql.ref(split)}
      and booked.kind in ('PAYMENT_SPLIT', 'REFUND_SPLIT')
      and ${isAccountOfSeller(report, 'side.account')})`;
}
