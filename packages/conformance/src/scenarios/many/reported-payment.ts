import type { Seller } from '../props/sellers.js';
import { leaf, splitOf } from '../props/splits.js';
import type { Stage } from '../stage.js';

/** D83: a payment that the processor reports before its split is sent. */
export async function reportedPaymentOf(stage: Stage, { accountCode }: Seller): Promise<void> {
  const body = splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 600, accountCode)]);
  await stage.operator.reportPayment({ extRef: body.extRef, amount: 600 });
  await stage.call('v2.createPaymentSplit', { body });
}
