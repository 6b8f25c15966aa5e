import type {
  RefundSplitItemType,
  RefundSplitLabel,
} from '@seller-funds/contract/vocabulary/shared';
import type { RefundItemToCreate, RefundSplit, RefundToCreate } from '../domain/refunds/refund.js';
import { formatMoment } from '../kernel/moment.js';
import { defined } from '../kernel/options.js';
import type { RefundSplitItemRow } from '../storage/tables.js';
import { nest, type Nested } from './nest.js';

/** A node of a refund as a request of either version has it. */
export interface RefundItemBody {
  readonly type: RefundSplitItemType;
  readonly extRef: string;
  readonly originalExtRef: string;
  readonly label?: RefundSplitLabel;
  readonly amount?: number;
  readonly accountCode?: string;
  readonly description?: string;
  readonly items?: readonly unknown[];
}

/** A refund as a request of either version has it. */
export interface RefundBody {
  readonly extRef: string;
  readonly pspMutationExtRef: string;
  readonly totalAmount?: number;
  readonly description?: string;
  readonly extProcessedAt?: string;
  readonly items?: readonly RefundItemBody[];
}

/** What a request of either version asks for, with everything that was left out as null. */
export function refundToCreate(body: RefundBody): RefundToCreate {
  return {
    extRef: body.extRef,
    pspMutationExtRef: body.pspMutationExtRef,
    totalAmount: body.totalAmount ?? null,
    description: body.description ?? null,
    extProcessedAt: body.extProcessedAt ?? null,
    items: body.items?.map((item) => itemToCreate(item)) ?? null,
  };
}

function itemToCreate(item: RefundItemBody): RefundItemToCreate {
  return {
    type: item.type,
    extRef: item.extRef,
    originalExtRef: item.originalExtRef,
    label: item.label ?? null,
    amount: item.amount ?? null,
    accountCode: item.accountCode ?? null,
    description: item.description ?? null,
    // The document lets only groups have items, and says what they are like.
    items: (item.items as readonly RefundItemBody[] | undefined)?.map(itemToCreate) ?? [],
  };
}

/** A refund without its items, as both versions show it. */
export function refundShape({ row }: RefundSplit) {
  return {
    code: row.code,
    extRef: row.ext_ref,
    pspMutationExtRef: row.psp_mutation_ext_ref,
    totalAmount: row.total_amount,
    extProcessedAt: formatMoment(row.ext_processed_at),
    ...defined({ description: row.description }),
  };
}

/** The tree of a refund, as both versions show it. */
export function refundItems({ items }: RefundSplit): Nested<RefundNode>[] {
  return nest(items, itemShape);
}

interface RefundNode {
  readonly code: string;
  readonly type: RefundSplitItemType;
  readonly extRef: string;
  readonly originalExtRef: string;
  readonly amount: number;
  readonly label?: RefundSplitLabel;
  readonly accountCode?: string;
  readonly description?: string;
}

function itemShape(row: RefundSplitItemRow): RefundNode {
  return {
    code: row.code,
    type: row.type,
    extRef: row.ext_ref,
    originalExtRef: row.original_ext_ref,
    amount: row.amount,
    ...defined({
      label: row.label,
      accountCode: row.account,
      description: row.description,
    }),
  };
}
