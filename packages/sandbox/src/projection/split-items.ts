import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import type { PaymentSplitItemRow } from '../storage/tables.js';
import type { SplitItemToCreate } from '../domain/splits/split.js';
import { defined } from '../kernel/options.js';
import { nest } from './nest.js';

/** A node of a payment split as a request of either version has it. */
type ItemBody =
  | v1.PaymentSplitItemCreate
  | v1.PaymentSplitSubItemCreate
  | v2.PaymentSplitItemCreate
  | v2.PaymentSplitSubItemCreate;

/** The nodes of a request, with everything that was left out as null. */
export function itemsToCreate(items: readonly ItemBody[]): SplitItemToCreate[] {
  return items.map((item) => ({
    type: item.type,
    extRef: item.extRef,
    label: item.label ?? null,
    amount: item.amount,
    accountCode: item.accountCode ?? null,
    description: item.description ?? null,
    items: item.type === 'GROUP' ? itemsToCreate(item.items) : [],
  }));
}

/** The tree of the stored items of a split, as both versions show it. */
export function itemTree(rows: readonly PaymentSplitItemRow[]) {
  return nest(rows, (row) => ({
    code: row.code,
    type: row.type,
    extRef: row.ext_ref,
    amount: row.amount,
    ...defined({
      label: row.label,
      accountCode: row.account,
      description: row.description,
    }),
  }));
}
