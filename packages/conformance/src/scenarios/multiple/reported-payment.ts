import type { Seller } from '../fixtures/sellers.js';
import { leaf, buildSplit } from '../fixtures/splits.js';
import type { ScenarioContext } from '../scenario-context.js';

/** D83: creates a payment that the processor reports before its split is sent. */
export async function createReportedPayment(
  context: ScenarioContext,
  { accountCode }: Seller,
): Promise<void> {
  const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 600, accountCode)]);
  await context.operator.reportPayment({ extRef: body.extRef, amount: 600 });
  await context.call('v2.createPaymentSplit', { body });
}
