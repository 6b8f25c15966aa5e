import { formatMoment } from '../../kernel/moment.js';
import type { Seed, SeedStep } from '../seed.js';
import { settledPayment } from '../payment.js';
import { SeededRandom } from './seeded-random.js';
import { makeOrder, makeRefund, type Order } from './orders.js';
import { makeSellers, type Seller } from './sellers.js';

const daySeconds = 24 * 60 * 60;
const days = 30;
const sellerCount = 50;

/**
 * Builds the seed of a sample marketplace: 50 sellers and a month of orders, refunds, chargebacks and weekly
 * payouts. The month ends now, and the tenant's clock runs from then on.
 * @param now in milliseconds since 1970
 */
export function marketplace(now: number): Pick<Seed, 'steps'> {
  const random = new SeededRandom('marketplace');
  const sellers = makeSellers(sellerCount, random);
  const start = Math.floor(now / 1000 / daySeconds) * daySeconds - days * daySeconds;
  return {
    steps: [
      { call: 'reset', body: { at: formatMoment(start * 1000) } },
      { call: 'v2.updateDivisionPayoutConfiguration', body: weekly },
      ...sellers.map(({ step }) => step),
      ...makeTrade(sellers, start, random),
      ...makeEvents(sellers, start + days * daySeconds),
      { call: 'runClock' },
    ],
  };
}

/** Weekly payouts on Mondays, with a refund period of a week and a minimum of EUR 10.00. */
const weekly = {
  type: 'SCHEDULED',
  frequency: '0 0 0 ? * MON',
  refundPeriod: 7,
  minimumAmount: 1000,
};

/**
 * Returns what a month of trade does not bring about: a denied, a returned and a scheduled payout, a transfer, and webhooks
 * that no server receives.
 * @param end when the month ends, in seconds since 1970
 */
function makeEvents(sellers: readonly Seller[], end: number): SeedStep[] {
  const seller = sellers.find(({ payable }) => payable)?.name ?? '';
  const accountCode = `\${${seller}.accounts[0].code}`;
  const call = 'v2.createPayoutRequest';
  const url = 'https://webhooks.invalid/payouts';
  return [
    {
      call: 'v2.createWebhookConfiguration',
      body: { type: 'WEBHOOK_PAYOUT_UPDATE', url },
    },
    settledPayment('order-settled', 5000, accountCode),
    { call, body: { accountCode, amount: 100_000_000, description: 'More than there is' } },
    { call, as: 'returned', body: { accountCode, amount: 500 } },
    {
      call,
      body: { accountCode, amount: 700, processAt: formatMoment((end + 3 * daySeconds) * 1000) },
    },
    { call: 'advanceClock', body: { seconds: 60 } },
    { call: 'decidePayout', path: { code: '${returned.code}' }, body: { outcome: 'RETURNED' } },
    { call: 'v2.listDivisions', as: 'divisions' },
    {
      call: 'v2.createBalanceTransfer',
      body: {
        fromAccountCode: '${divisions[0].balances[0].virtualAccountCode}',
        toAccountCode: accountCode,
        amount: 250,
        type: 'CORRECTION',
        description: 'Goodwill for a lost parcel',
        idempotencyKey: '5a3c8f8e-6f0e-4d0c-9a57-1c2d3e4f5a6b',
      },
    },
  ];
}

function makeTrade(sellers: readonly Seller[], start: number, random: SeededRandom): SeedStep[] {
  const steps: SeedStep[] = [];
  let number = 0;
  for (let day = 0; day < days; day += 1) {
    const count = random.between(8, 16);
    const pause = Math.floor(daySeconds / (count + 1));
    const orders: Order[] = [];
    for (let created = 0; created < count; created += 1) {
      number += 1;
      const order = makeOrder(number, sellers, random);
      steps.push({ call: 'advanceClock', body: { seconds: pause } }, order.step);
      orders.push(order);
    }
    steps.push({ call: 'advanceClock', body: { seconds: daySeconds - pause * count } });
    const morning = formatMoment((start + (day + 1) * daySeconds) * 1000);
    steps.push(...orders.flatMap((order) => makeRefundOrChargeback(order, morning, random)));
  }
  return steps;
}

/** Returns the refund or chargeback of an order on the next morning, for some orders. */
function makeRefundOrChargeback(order: Order, morning: string, random: SeededRandom): SeedStep[] {
  if (order.number % 12 === 5) return [makeRefund(order, morning, random)];
  if (order.number % 97 === 40)
    return [{ call: 'createChargeback', body: { extRef: order.extRef } }];
  return [];
}
