import { member } from '../../json.js';
import { expectWebhook, subscribe, type Subscription } from '../fixtures/webhooks.js';
import {
  oneMinute,
  createFundedSeller,
  payoutActions,
  requestPayout,
} from '../fixtures/payouts.js';
import { configureAccount, daily } from '../fixtures/schedules.js';
import { createSeller, type Seller } from '../fixtures/sellers.js';
import { fund } from '../fixtures/splits.js';
import {
  createVerifiedSeller,
  type VerifiedSeller,
  bankUpdate,
} from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'webhooks';

/** Returns a function that expects the next webhook with a payout status, and returns its payoutMessage. */
function createStatusExpectation(
  context: ScenarioContext,
  subscription: Subscription,
  { code }: Seller,
) {
  let from = 0;
  return async (payoutCode: string | null, payoutStatus: string): Promise<unknown> => {
    const expected = { accountOwnerCode: code, payoutCode, payoutStatus };
    const { body } = await expectWebhook(context, subscription, expected, from);
    from = subscription.received.deliveries.length;
    return member(body, 'payoutMessage');
  };
}

/** EXT-WH-032, D113: a webhook for each status of a payout. */
export const payoutStatuses: Scenario = {
  id: 'webhooks/payout-statuses',
  title: 'Each status of a payout, including WAITING, is sent to the configured URL, in order.',
  area,
  version: 'v2',
  claims:
    'EXT-WH-023 EXT-WH-025 EXT-WH-032 EXT-WH-033 EXT-WH-034 EXT-WH-035 EXT-WH-038 EXT-WH-039 EXT-WH-040 EXT-WH-041 EXT-WH-042 EXT-WH-043 D109 D113 D114 D223',
  needs: ['newTenant', ...payoutActions, 'decidePayout'],
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const subscription = await subscribe(context, 'WEBHOOK_PAYOUT_UPDATE');
    const next = createStatusExpectation(context, subscription, seller);
    const processAt = context.operator.now(3_600);
    const { code: payoutCode } = await requestPayout(context, seller, { amount: 100, processAt });
    await next(payoutCode, 'WAITING');
    await context.operator.advance(2 * 3_600);
    await next(payoutCode, 'ACCEPTED');
    await context.operator.decidePayout({ payoutCode, outcome: 'PROCESSED' });
    await next(payoutCode, 'PROCESSED');
    await context.operator.decidePayout({ payoutCode, outcome: 'RETURNED' });
    await next(payoutCode, 'RETURNED');
  },
};

/** D89, D90, D113: denied and deleted payouts. */
export const failedOrCancelled: Scenario = {
  id: 'webhooks/payout-failed-or-cancelled',
  title:
    'The webhook of a denied payout has FAILED with a message, that of a deleted one CANCELLED.',
  area,
  version: 'v2',
  claims: 'EXT-WH-032 EXT-WH-033 EXT-WH-034 D89 D90 D113',
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const subscription = await subscribe(context, 'WEBHOOK_PAYOUT_UPDATE');
    const next = createStatusExpectation(context, subscription, seller);
    const denied = await requestPayout(context, seller, { amount: 1_001 });
    await context.operator.advance(oneMinute);
    const message = await next(denied.code, 'FAILED');
    const hasMessage = typeof message === 'string' && message !== '';
    context.expect(hasMessage, 'payoutMessage says why', JSON.stringify(message ?? null));
    const processAt = context.operator.now(3_600);
    const { code } = await requestPayout(context, seller, { amount: 1, processAt });
    await context.call('v2.deletePayoutRequest', { path: { code } });
    await next(code, 'CANCELLED');
  },
};

/** A seller with a payout that will be denied, by reason. */
type Denials = Readonly<
  Record<string, () => Promise<[VerifiedSeller, Parameters<typeof requestPayout>[2]]>>
>;

/** D89: the message of each kind of denial. */
export const denials: Scenario = {
  id: 'webhooks/payout-denials',
  title: 'The webhook of a denied payout has a message, whatever the reason.',
  area,
  version: 'v2',
  claims: 'EXT-WH-033 EXT-WH-034 D86 D89 D113',
  needs: ['newTenant', ...payoutActions, 'suspendAccountHolder', 'configureMerchant'],
  run: async (context) => {
    const { operator } = context;
    const subscription = await subscribe(context, 'WEBHOOK_PAYOUT_UPDATE');
    const reasons: Denials = {
      'a rejected holder': async () => {
        const seller = await createFundedSeller(context, 1_000);
        await operator.decideKyc({ accountHolderCode: seller.code, outcome: 'REJECTED' });
        return [seller, { amount: 1 }];
      },
      'a rejected bank account': async () => {
        const seller = await createFundedSeller(context, 1_000);
        const { code: accountHolderCode, externalAccountCode } = seller;
        await operator.decideKyc({ accountHolderCode, externalAccountCode, outcome: 'REJECTED' });
        return [seller, { amount: 1 }];
      },
      'a suspended holder': async () => {
        const seller = await createFundedSeller(context, 1_000);
        await operator.suspendAccountHolder({ accountHolderCode: seller.code });
        return [seller, { amount: 1 }];
      },
      'an amount above the balance': async () => [
        await createFundedSeller(context, 1_000),
        { amount: 1_001 },
      ],
      'a balance of 0': async () => [await createVerifiedSeller(context), {}],
      'a currency that the bank account does not accept': async () => [
        await createFundedSeller(context, 1_000),
        { amount: 1, targetCurrency: 'USD' },
      ],
      'an amount above the limit of LIGHT_KYC': async () => {
        await operator.configureMerchant({ kycTier: 'LIGHT_KYC' });
        return [await createFundedSeller(context, 300_000), { amount: 250_001 }];
      },
    };
    for (const [reason, prepare] of Object.entries(reasons)) {
      const [seller, options] = await prepare();
      const { code } = await requestPayout(context, seller, options);
      await operator.advance(oneMinute);
      const message = await createStatusExpectation(context, subscription, seller)(code, 'FAILED');
      const isSet = typeof message === 'string' && message.trim() !== '';
      context.decided?.expect(isSet, `payoutMessage is set for ${reason}`, String(message));
    }
  },
};

/** D97: the exchange rate of a converted payout. */
export const exchangeRate: Scenario = {
  id: 'webhooks/payout-exchange-rate',
  title: 'The webhook of a converted payout has the exchange rate.',
  area,
  version: 'v2',
  claims: 'EXT-PO-015 EXT-WH-032 D97 D208',
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const { code: accountHolderCode, externalAccountCode } = seller;
    const path = { accountHolderCode, externalAccountCode };
    const body = bankUpdate({ acceptOtherCurrencies: true, allowedOtherCurrencyCodes: ['USD'] });
    await context.call('v2.updateExternalAccount', { path, body });
    const subscription = await subscribe(context, 'WEBHOOK_PAYOUT_UPDATE');
    const { code } = await requestPayout(context, seller, { amount: 400, targetCurrency: 'USD' });
    await context.operator.advance(oneMinute);
    const payoutMessage = await createStatusExpectation(
      context,
      subscription,
      seller,
    )(code, 'ACCEPTED');
    const message = String(payoutMessage);
    context.decided?.expect(/\d/.test(message), 'payoutMessage has the rate', message);
  },
};

/** D102: webhooks for scheduled payouts that are not possible. */
export const notPossible: Scenario = {
  id: 'webhooks/payout-not-possible',
  title:
    'The webhook of a scheduled payout that is not possible has FAILED and the reason, without payoutCode.',
  area,
  version: 'v2',
  claims: 'EXT-WH-033 EXT-WH-035 D102',
  needs: ['newTenant', ...payoutActions, 'suspendAccountHolder'],
  run: async (context) => {
    await context.operator.advanceToNoon();
    const { operator } = context;
    const obstacles: readonly (readonly [string, () => Promise<Seller>])[] = [
      [
        'a holder who was rejected',
        async () => {
          const seller = await createFundedSeller(context, 1_000);
          await operator.decideKyc({ accountHolderCode: seller.code, outcome: 'REJECTED' });
          return seller;
        },
      ],
      [
        'a bank account that was rejected',
        async () => {
          const seller = await createFundedSeller(context, 1_000);
          const { code: accountHolderCode, externalAccountCode } = seller;
          await operator.decideKyc({ accountHolderCode, externalAccountCode, outcome: 'REJECTED' });
          return seller;
        },
      ],
      [
        'a holder who is suspended',
        async () => {
          const seller = await createFundedSeller(context, 1_000);
          await operator.suspendAccountHolder({ accountHolderCode: seller.code });
          return seller;
        },
      ],
      [
        'no bank account',
        async () => {
          const seller = await createSeller(context);
          await fund(context, seller, 1_000);
          return seller;
        },
      ],
    ];
    const sellers: (readonly [string, Seller])[] = [];
    for (const [why, prepare] of obstacles) {
      const seller = await prepare();
      await configureAccount(context, seller, daily());
      sellers.push([why, seller]);
    }
    const subscription = await subscribe(context, 'WEBHOOK_PAYOUT_UPDATE');
    await context.operator.advanceToNoon();
    const reasons = new Map<unknown, string>();
    for (const [why, seller] of sellers) {
      const message = await createStatusExpectation(context, subscription, seller)(null, 'FAILED');
      context.expect(
        typeof message === 'string',
        `payoutMessage is set for ${why}`,
        String(message),
      );
      const same = reasons.get(message);
      const expected = `payoutMessage of ${why} differs from other reasons`;
      context.decided?.expect(same === undefined, expected, `it is that of ${String(same)}`);
      reasons.set(message, why);
    }
  },
};
