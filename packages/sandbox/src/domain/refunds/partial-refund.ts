import type { FieldFault } from '../../kernel/service-error.js';
import type { PaymentSplitItemRow } from '../../storage/tables.js';
import { type OpenAccounts, openAccountOf } from '../splits/resolve-accounts.js';
import type { PaymentSplit } from '../splits/split.js';
import type { FlatNode } from '../splits/tree.js';
import { isFee, type RefundItem, type RefundItemToCreate, restOf } from './refund.js';

/** The nodes of a payment by their extRef; a group is named by groups, a leaf by leaves. */
function originalsOf({ items }: PaymentSplit): ReadonlyMap<string, PaymentSplitItemRow> {
  return new Map(items.map((row) => [`${row.type} ${row.ext_ref}`, row]));
}

function keyOf({ type, originalExtRef }: RefundItemToCreate): string {
  return `${type} ${originalExtRef}`;
}

/** A fault for each node that names nothing of the payment. */
export function unknownOriginals(
  split: PaymentSplit,
  flat: readonly FlatNode<RefundItemToCreate>[],
): FieldFault[] {
  const originals = originalsOf(split);
  return flat.flatMap(({ item, field }): FieldFault[] => {
    if (originals.has(keyOf(item))) return [];
    const { originalExtRef } = item;
    const params = { originalExtRef, extRef: split.row.ext_ref };
    const attemptedValue = originalExtRef;
    return [{ field: `${field}.originalExtRef`, code: '422.310.005', params, attemptedValue }];
  });
}

/**
 * Fills in what a partial refund left out from the payment (D73): label, account and, for a leaf, all
 * that is left of its item after what the refund takes from it before.
 * @param items of which each names a node of the payment
 */
export function partialRefundItems(
  split: PaymentSplit,
  items: readonly RefundItemToCreate[],
  accounts: OpenAccounts,
): RefundItem[] {
  const originals = originalsOf(split);
  const rests = new Map(split.items.map((row) => [row.line, restOf(row)]));
  const complete = (item: RefundItemToCreate): RefundItem => {
    const original = originals.get(keyOf(item));
    if (!original) throw new Error(`The payment has no ${keyOf(item)}.`);
    const label = item.label ?? original.label;
    const rest = rests.get(original.line) ?? 0;
    const amount = item.amount ?? (item.type === 'ITEM' ? rest : null);
    if (!isFee(label)) rests.set(original.line, Math.max(0, rest - (amount ?? 0)));
    const { type, extRef, description, accountCode } = item;
    const shown = openAccountOf(accountCode, accounts) ?? openAccountOf(original.account, accounts);
    const within = item.items.map((one) => complete(one));
    const account = shown?.code ?? null;
    return {
      type,
      extRef,
      label,
      amount,
      accountCode: account,
      description,
      original,
      items: within,
    };
  };
  return items.map((item) => complete(item));
}
