import type { ListBalanceTransfersOrderBy } from '@seller-funds/contract/vocabulary/shared';
import type { Page, PageRequest } from '../../kernel/page.js';
import { readPage } from '../../storage/pages.js';
import type { BalanceTransferRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

const columns = { createdAt: undefined, code: undefined, amount: 'amount' } as const;

/** Returns a page of the merchant's transfers. */
export function listTransfers(
  { db }: ReadUnit,
  page: PageRequest,
  order: ListBalanceTransfersOrderBy,
): Promise<Page<BalanceTransferRow>> {
  return readPage(db, 'balance_transfers', page, undefined, columns[order]);
}
