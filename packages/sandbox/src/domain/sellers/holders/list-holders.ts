import type { Page, PageRequest } from '../../../kernel/page.js';
import { readPage } from '../../../storage/pages.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { type Holder, type HolderParts, addParts } from './holder.js';

/** Returns a page of the merchant's holders, in the order of creation. */
export async function listHolders(
  unit: ReadUnit,
  page: PageRequest,
  parts: HolderParts,
): Promise<Page<Holder>> {
  const { db } = unit;
  const { elements, total } = await readPage(db, 'account_holders', page);
  return { elements: await addParts(unit, elements, parts), total };
}
