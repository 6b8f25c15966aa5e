import { createHolder } from '../fixtures/kyc.js';
import { expectWebhook, subscribe } from '../fixtures/webhooks.js';
import { requestPayout } from '../fixtures/payouts.js';
import { completeIndividual } from '../fixtures/legal-entities.js';
import { createVerifiedSeller } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'webhooks';

/** D108, D109: retries until a webhook is acknowledged. */
export const retry: Scenario = {
  id: 'webhooks/retry',
  title: 'A webhook is retried after an error or a redirect, with a new timestamp and signature.',
  area,
  version: 'v2',
  claims: 'EXT-WH-023 EXT-WH-039 D108 D109',
  needs: ['newTenant', 'decideKyc', 'advanceTime'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeIndividual());
    const subscription = await subscribe(context, 'WEBHOOK_KYC_UPDATE');
    const { received } = subscription;
    const expected = { accountOwnerCode: accountHolderCode, kycStatus: 'REJECTED' };
    received.response = { status: 500 };
    await context.operator.decideKyc({ accountHolderCode, outcome: 'REJECTED' });
    const first = await expectWebhook(context, subscription, expected);
    received.response = { status: 302, headers: { location: `${received.url}/elsewhere` } };
    let from = received.deliveries.length;
    await context.operator.advance(10);
    const second = await expectWebhook(context, subscription, expected, from);
    received.response = { status: 204 };
    from = received.deliveries.length;
    await context.operator.advance(10 * 60);
    const third = await expectWebhook(context, subscription, expected, from);
    context.expectEqual(
      [second.body, third.body],
      [first.body, first.body],
      'the bodies of the repeats',
    );
    const times = [first, second, third].map(({ delivery }) => delivery.headers['x-timestamp']);
    context.expectEqual(new Set(times).size, 3, 'the number of different timestamps');
  },
};

/** D108: acknowledged webhooks. */
export const acknowledgedOnce: Scenario = {
  id: 'webhooks/once-acknowledged',
  title: 'An acknowledged webhook is not sent again.',
  area,
  version: 'v2',
  claims: 'EXT-WH-023 EXT-WH-027 D108',
  needs: ['newTenant', 'decideKyc', 'advanceTime'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeIndividual());
    const subscription = await subscribe(context, 'WEBHOOK_KYC_UPDATE');
    const cause = async (outcome: 'REJECTED' | 'FAILED' | 'PASSED', kycStatus: string) => {
      await context.operator.decideKyc({ accountHolderCode, outcome });
      const expected = { accountOwnerCode: accountHolderCode, kycStatus };
      await expectWebhook(context, subscription, expected);
    };
    await cause('REJECTED', 'REJECTED');
    // Once the second one arrives, the response to the first has been received.
    await cause('FAILED', 'FAILED');
    await context.operator.advance(10 * 60);
    await cause('PASSED', 'ACTIVE');
    const { deliveries } = subscription.received;
    const first = deliveries.filter(({ body }) => body.includes('REJECTED'));
    context.expectEqual(first.length, 1, 'the number of webhooks with REJECTED');
  },
};

/** EXT-WH-019, D221: inactive configurations. */
export const inactive: Scenario = {
  id: 'webhooks/inactive',
  title: 'While a configuration is inactive, no webhooks are sent for it, then or later.',
  area,
  version: 'v2',
  claims: 'EXT-WH-019 EXT-WH-013 EXT-WH-016 D221',
  needs: ['newTenant', 'decideKyc'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeIndividual());
    const subscription = await subscribe(context, 'WEBHOOK_KYC_UPDATE');
    const { received, url, type } = subscription;
    const path = { configurationId: subscription.id };
    const turn = (isActivated: boolean) =>
      context.call('v2.updateWebhookConfiguration', { path, body: { url, type, isActivated } });
    await turn(false);
    await context.operator.decideKyc({ accountHolderCode, outcome: 'REJECTED' });
    await turn(true);
    await context.operator.decideKyc({ accountHolderCode, outcome: 'FAILED' });
    const expected = { accountOwnerCode: accountHolderCode, kycStatus: 'FAILED' };
    await expectWebhook(context, subscription, expected);
    const missed = received.deliveries.filter(({ body }) => body.includes('REJECTED'));
    context.expectEqual(
      missed.length,
      0,
      'the number of webhooks for events while it was inactive',
    );
  },
};

/** D108: the receiver responds with 410. */
export const status410: Scenario = {
  id: 'webhooks/status-410',
  title: 'A response of 410 deactivates the configuration.',
  area,
  version: 'v2',
  claims: 'EXT-WH-002 D108',
  needs: ['newTenant', 'decideKyc', 'advanceTime'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeIndividual());
    const subscription = await subscribe(context, 'WEBHOOK_KYC_UPDATE');
    subscription.received.response = { status: 410 };
    await context.operator.decideKyc({ accountHolderCode, outcome: 'REJECTED' });
    const expected = { accountOwnerCode: accountHolderCode, kycStatus: 'REJECTED' };
    await expectWebhook(context, subscription, expected);
    const path = { configurationId: subscription.id };
    const isOff = async (): Promise<boolean> =>
      !(await context.call('v2.getWebhookConfiguration', { path })).isActivated;
    // The response is processed after the webhook was received.
    const end = Date.now() + 5_000;
    while (!(await isOff()) && Date.now() < end) await pause(100);
    context.expectEqual(
      await isOff(),
      true,
      'whether the configuration is inactive after 5 seconds',
    );
  },
};

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** EXT-WH-024, D221: each type has its own URL. */
export const separateTypes: Scenario = {
  id: 'webhooks/separate-types',
  title: 'Each type of webhook is sent only to the URL of its own configuration.',
  area,
  version: 'v2',
  claims: 'EXT-WH-003 EXT-WH-024 EXT-WH-023',
  needs: ['newTenant', 'decideKyc'],
  run: async (context) => {
    const kyc = await subscribe(context, 'WEBHOOK_KYC_UPDATE');
    const payouts = await subscribe(context, 'WEBHOOK_PAYOUT_UPDATE');
    const seller = await createVerifiedSeller(context);
    const accountOwnerCode = seller.code;
    await expectWebhook(context, kyc, { accountOwnerCode, kycStatus: 'ACTIVE' });
    context.expectEqual(
      payouts.received.deliveries.length,
      0,
      'the number of webhooks at the URL for payouts',
    );
    const before = kyc.received.deliveries.length;
    const processAt = context.operator.now(3_600);
    await requestPayout(context, seller, { amount: 100, processAt });
    await expectWebhook(context, payouts, { accountOwnerCode, payoutStatus: 'WAITING' });
    const since = kyc.received.deliveries.length - before;
    context.expectEqual(
      since,
      0,
      'the number of webhooks at the URL for KYC because of the payout',
    );
  },
};
