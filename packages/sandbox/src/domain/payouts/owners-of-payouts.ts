import type { ReadUnit } from '../../unit/unit.js';
import type { PayoutRow } from './payout.js';

/** A payout with whose money it is and where it goes (D209). */
export interface OverviewPayout {
  readonly row: PayoutRow;
  /** The display name of the holder, or the name of the division. */
  readonly ownerName: string;
  /** Null for a bank account without one. */
  readonly accountNumber: string | null;
}

/** Completes payouts with the names and account numbers that an overview shows. */
export async function withOwners(
  { db, tenant }: ReadUnit,
  rows: readonly PayoutRow[],
): Promise<OverviewPayout[]> {
  if (rows.length === 0) return [];
  const codes = rows.map(({ owner }) => owner);
  const holders = db.selectFrom('account_holders').select(['code', 'display_name as name']);
  const divisions = db.selectFrom('divisions').select(['code', 'name']);
  const owners = [
    ...(await holders.where('tenant', '=', tenant).where('code', 'in', codes).execute()),
    ...(await divisions.where('tenant', '=', tenant).where('code', 'in', codes).execute()),
  ];
  const names = new Map(owners.map(({ code, name }) => [code, name]));
  const banks = rows.map((row) => row.external_account);
  const external = db.selectFrom('external_accounts').select(['code', 'account_number']);
  const found = await external.where('tenant', '=', tenant).where('code', 'in', banks).execute();
  const numbers = new Map(found.map((row) => [row.code, row.account_number]));
  return rows.map((row) => ({
    row,
    ownerName: names.get(row.owner) ?? row.owner,
    accountNumber: numbers.get(row.external_account) ?? null,
  }));
}
