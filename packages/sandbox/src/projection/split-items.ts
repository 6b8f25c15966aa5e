import type {
  PaymentSplitItemType,
  PaymentSplitLabel,
} from '@seller-funds/contract/vocabulary/shared';
import type { PaymentSplitItemRow } from '../storage/tables.js';
import type { SplitItemToCreate } from '../domain/splits/split.js';
import { defined } from '../kernel/options.js';
import { nest } from './nest.js';

/** What every node of a payment split can have in a request of either version. */
interface SplitNodeBody {
  readonly extRef: string;
  readonly amount: number;
  readonly label?: PaymentSplitLabel;
  readonly accountCode?: string;
  readonly description?: string;
}

/** A node of a payment split as a request of either version has it. */
export type SplitItemBody =
  | (SplitNodeBody & {
      readonly type: 'GROUP';
      readonly items: readonly SplitItemBody[];
    })
  | (SplitNodeBody & { readonly type: 'ITEM' });

/** The nodes of a request, with everything that was left out as null. */
export function itemsToCreate(items: readonly SplitItemBody[]): SplitItemToCreate[] {
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

/** A node of a stored split, as both versions show it. */
export interface SplitItemShape {
  readonly code: string;
  readonly type: PaymentSplitItemType;
  readonly extRef: string;
  readonly amount: number;
  readonly label?: PaymentSplitLabel;
  readonly accountCode?: string;
  readonly description?: string;
  readonly items?: readonly SplitItemShape[];
}

/** The tree of the stored items of a split. */
export function itemTree(rows: readonly PaymentSplitItemRow[]): SplitItemShape[] {
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
