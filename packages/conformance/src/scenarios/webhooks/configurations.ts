import type { Scenario } from '../scenario.js';

const area = 'webhooks';

const address = 'https://shop.example/hooks/kyc?a=%2F';

/** D116, D220, D221: creating, reading and updating a configuration. */
export const configuration: Scenario = {
  id: 'webhooks/configuration',
  title:
    'A webhook configuration is created active for the division of the API key, and listed in a plain array.',
  area,
  version: 'v2',
  claims: 'EXT-WH-002 EXT-WH-007 EXT-WH-009 EXT-WH-014 EXT-WH-015 D116 D220 D221',
  needs: ['newTenant'],
  run: async (context) => {
    const [division] = await context.call('v2.listDivisions', {});
    context.expectEqual(
      await context.call('v2.listWebhookConfigurations', {}),
      [],
      'the list at first',
    );
    const type = 'WEBHOOK_KYC_UPDATE' as const;
    const body = { url: address, type };
    const made = await context.call('v2.createWebhookConfiguration', { body });
    const { divisionCode, isActivated } = made;
    context.expectEqual(
      [made.type, divisionCode, isActivated],
      [type, division?.code, true],
      'the new configuration',
    );
    const path = { configurationId: made.id };
    context.expectEqual(
      await context.call('v2.getWebhookConfiguration', { path }),
      made,
      'the configuration, read again',
    );
  },
};
