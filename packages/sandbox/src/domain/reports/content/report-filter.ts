import { type RawBuilder, sql } from 'kysely';
import { isWithin } from '../../../storage/conditions.js';
import type { ReportRow } from '../../../storage/tables.js';
import { own } from '../../../storage/tenant-database.js';

/** A part of a report: the elements of its list from one position to another, both included. */
export interface ReportPart extends ReportRow {
  readonly first: number;
  readonly last: number;
}

/** SQL condition: an element of a list (with `createdAt` and `position`) is in the period and part of the report. */
export function isInPart(
  { periodFrom: from, periodTo: to, first, last }: ReportPart,
  list: string,
): RawBuilder<boolean> {
  const period = isWithin(`${list}.createdAt`, { from, to });
  return sql<boolean>`${period} and ${sql.ref(`${list}.position`)} between ${first} and ${last}`;
}

/** SQL condition: the account belongs to the seller of the report; true if the report is not limited. */
export function isAccountOfSeller({ holder }: ReportRow, account: string): RawBuilder<boolean> {
  if (holder === null) return sql<boolean>`1 = 1`;
  return sql<boolean>`${sql.ref(account)} in (select code from ${own.virtual_accounts} as t
    where owner = ${holder})`;
}

/** SQL condition: the split moved money of the seller of the report; true if the report is not limited. */
export function isSplitOfSeller(report: ReportRow, split: string): RawBuilder<boolean> {
  if (report.holder === null) return sql<boolean>`1 = 1`;
  return sql<boolean>`exists (select 1 from ${own.journals} as booked
    join ${own.movement_sides} as side on side.journal = booked.position
    where booked.reference = ${sql.ref(split)}
      and booked.kind in ('PAYMENT_SPLIT', 'REFUND_SPLIT')
      and ${isAccountOfSeller(report, 'side.account')})`;
}
