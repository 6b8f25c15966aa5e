import type { Page, PageRequest } from '../../../kernel/page.js';
import { pageByPosition } from '../../../storage/pages.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { type Holder, type HolderParts, withParts } from './holder.js';

const list = { name: 'account_holders', prefix: 'ah' } as const;
const always = { from: undefined, to: undefined };

/** A page of the merchant's holders, by creation. */
export async function listHolders(
  unit: ReadUnit,
  page: PageRequest,
  parts: HolderParts,
): Promise<Page<Holder>> {
  const { db, tenant } = unit;
  const { first, last, total } = await pageByPosition(db, tenant, list, page, always);
  const rows = await db
    .selectFrom('account_holders')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('position', '>=', first)
    .where('position', '<=', last)
    .orderBy('position', page.ascending ? 'asc' : 'desc')
    .execute();
  return { elements: await withParts(unit, rows, parts), total };
}
