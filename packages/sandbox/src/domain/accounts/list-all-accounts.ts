import type { Page, PageRequest } from '../../kernel/page.js';
import { type Balance, balancesOfAll } from '../../ledger/balance.js';
import { readRows } from '../../storage/pages.js';
import type { VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

/** A virtual account with its balances in all currencies that were ever booked. */
export interface ListedAccount {
  readonly row: VirtualAccountRow;
  readonly ownerName: string;
  readonly balances: readonly Balance[];
}

/** A page of all accounts of a tenant, in the order in which they were opened; `only` limits it to codes. */
export async function listAllAccounts(
  unit: ReadUnit,
  page: PageRequest,
  only?: readonly string[],
): Promise<Page<ListedAccount>> {
  const { db } = unit;
  const all = db.selectFrom('virtual_accounts as a');
  const selected = only === undefined ? all : all.where('a.code', 'in', only);
  const rows = selected
    .leftJoin('account_holders as h', 'h.code', 'a.owner')
    .leftJoin('divisions as d', 'd.code', 'a.owner')
    .selectAll('a')
    .select(['h.displayName as holder_name', 'd.name as division_name'])
    .orderBy('a.code', page.ascending ? 'asc' : 'desc');
  const result = await readRows(selected, rows, page);
  const codes = result.elements.map(({ code }) => code);
  const balances = await balancesOfAll(unit, codes);
  const elements = result.elements.map(
    ({ holder_name: holder, division_name: division, ...row }) => {
      return { row, ownerName: holder ?? division ?? '', balances: balances.get(row.code) ?? [] };
    },
  );
  return { elements, total: result.total };
}
