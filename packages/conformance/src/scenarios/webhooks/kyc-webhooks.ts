import { member, parseJson } from '../../json.js';
import { createHolder } from '../fixtures/kyc.js';
import { expectWebhook, subscribe } from '../fixtures/webhooks.js';
import { completeIndividual, completeIndividualV1 } from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';

const area = 'webhooks';

/** D32, D34, D112: a check that version 1 delayed. */
export const delayed: Scenario = {
  id: 'webhooks/kyc-of-delayed-check',
  title:
    'With readyForKyc=false, complete data sends no KYC webhook; the update that starts the check sends one.',
  area,
  claims: 'EXT-WH-027 D32 D34 D112 D132',
  needs: ['newTenant'],
  run: async (context) => {
    const subscription = await subscribe(context, 'WEBHOOK_KYC_UPDATE');
    const name = 'Waits to be ready';
    const { code } = await context.call('v1.createAccountHolder', {
      query: { readyForKyc: false },
      body: {
        displayName: name,
        accounts: [{ displayName: name }],
        legalEntity: completeIndividualV1(),
      },
    });
    await context.call('v1.updateAccountHolder', { path: { code }, body: {} });
    if (!context.decided) return;
    await expectWebhook(context, subscription, {
      accountOwnerCode: code,
      kycStatus: 'IN_PROGRESS',
    });
    const sent = subscription.received.deliveries.map(({ body }) =>
      member(parseJson(body), 'kycStatus'),
    );
    context.expectEqual(sent[0], 'IN_PROGRESS', 'kycStatus of the first webhook');
  },
};

/** EXT-WH-028, D40, D223: missing data and the onboarding URL. */
export const missingData: Scenario = {
  id: 'webhooks/kyc-message',
  title:
    'A KYC webhook names the missing fields, and has the current onboarding URL of the holder.',
  area,
  version: 'v2',
  claims: 'EXT-WH-028 EXT-WH-029 EXT-LE-002 D40 D112 D223',
  needs: ['newTenant', 'decideKyc'],
  run: async (context) => {
    const subscription = await subscribe(context, 'WEBHOOK_KYC_UPDATE');
    const accountHolderCode = await createHolder(context, completeIndividual());
    const accountOwnerCode = accountHolderCode;
    await context.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
    const active = { accountOwnerCode, kycStatus: 'ACTIVE' };
    const { body: first } = await expectWebhook(context, subscription, active);
    context.expectEqual(member(first, 'hostedOnboardingUrl') ?? '', '', 'hostedOnboardingUrl');
    const path = { accountHolderCode };
    const { url } = await context.call('v2.createOnboardingUrl', { path });
    const cleared = { displayName: 'Mila', legalEntity: { nationality: null } };
    await context.call('v2.updateAccountHolder', { path, body: cleared });
    const lacking = { accountOwnerCode, kycStatus: 'MISSING_DATA' };
    const { body } = await expectWebhook(context, subscription, lacking);
    const message = String(member(body, 'kycMessage'));
    context.expect(message.includes('nationality'), 'kycMessage names nationality', message);
    context.expectEqual(
      member(body, 'hostedOnboardingUrl'),
      url,
      'hostedOnboardingUrl while a URL is valid',
    );
  },
};
