import type { SeedStep } from '../seed.js';
import type { SeededRandom } from './seeded-random.js';
import type { Seller } from './sellers.js';

/** An order and the step that creates its payment split. */
export interface Order {
  /** Counted from 1. */
  readonly number: number;
  readonly extRef: string;
  /** The product item of the first seller, which partial refunds refer to. */
  readonly product: { readonly extRef: string; readonly amount: number; readonly account: string };
  readonly step: SeedStep;
}

const commissionPercent = 12;

/** Makes an order from one or two sellers, with a commission for the marketplace. */
export function makeOrder(number: number, sellers: readonly Seller[], random: SeededRandom): Order {
  const extRef = `order-${number}`;
  const names = [random.pick(sellers).name];
  if (random.withProbability(20)) names.push(random.pick(sellers).name);
  const parts = names.map((name, index) => makePart(`${extRef}-${index + 1}`, name, random));
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const items = parts.map(({ group }) => group);
  const body = {
    extRef,
    totalAmount: total,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    paymentMethod: random.pick(['ideal', 'visa', 'mastercard', 'paypal']),
    pspExtRef: `psp-${number}`,
    description: `Order ${number}`,
    items,
  };
  const [first] = parts;
  if (!first) throw new RangeError('An order has at least one seller.');
  return { number, extRef, product: first.product, step: { call: 'v2.createPaymentSplit', body } };
}

function makePart(extRef: string, seller: string, random: SeededRandom) {
  const account = `\${${seller}.accounts[0].code}`;
  const product = { extRef: `${extRef}-product`, amount: random.between(9, 240) * 100 };
  const shipping = random.withProbability(60) ? 495 : 0;
  const commission = Math.round((product.amount * commissionPercent) / 100);
  const amount = product.amount + shipping + commission;
  const items = [
    { type: 'ITEM', label: 'PRODUCT_ITEM', ...product },
    ...(shipping > 0
      ? [{ type: 'ITEM', label: 'SHIPPING', extRef: `${extRef}-shipping`, amount: shipping }]
      : []),
    { type: 'ITEM', label: 'COMMISSION', extRef: `${extRef}-commission`, amount: commission },
  ];
  const group = { type: 'GROUP', extRef, amount, accountCode: account, items };
  return { amount, product: { ...product, account }, group };
}

/** A refund of an order, in full or of half the price of one product, with the processor's time (ISO 8601). */
export function makeRefund(
  { extRef, product }: Order,
  extProcessedAt: string,
  random: SeededRandom,
): SeedStep {
  const common = { extRef, pspMutationExtRef: `${extRef}-refund`, extProcessedAt };
  if (random.withProbability(40)) return { call: 'v2.createRefundSplit', body: common };
  const amount = Math.floor(product.amount / 2);
  const item = {
    type: 'ITEM',
    label: 'PRODUCT_ITEM',
    extRef: `${product.extRef}-refund`,
    originalExtRef: product.extRef,
    amount,
    accountCode: product.account,
  };
  return {
    call: 'v2.createRefundSplit',
    body: {
      ...common,
      totalAmount: amount,
      description: 'Half of the order arrived damaged',
      items: [item],
    },
  };
}
