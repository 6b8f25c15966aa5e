import type { Scenario } from '../scenario.js';

const area = 'webhooks';

const address = 'https://shop.example/hooks/kyc?a=%2F';

/** D116, D220, D221: creating, reading and updating a configuration. */
export const configuration: Scenario = {
  id: 'webhooks/configuration',
  title:
    'A webhook configuration is created active for the division of the API key, listed in a plain array, and changed by PUT.',
  area,
  version: 'v2',
  claims:
    'EXT-WH-002 EXT-WH-006 EXT-WH-007 EXT-WH-009 EXT-WH-013 EXT-WH-014 EXT-WH-015 EXT-WH-016 EXT-WH-017 EXT-WH-018 EXT-WH-019 EXT-WH-021 D116 D220 D221 D222',
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
    const { id, divisionCode, isActivated } = made;
    context.expectEqual(
      [made.type, divisionCode, isActivated],
      [type, division?.code, true],
      'the new configuration',
    );
    const path = { configurationId: id };
    context.expectEqual(
      await context.call('v2.getWebhookConfiguration', { path }),
      made,
      'the configuration, read again',
    );
    const other = { url: 'https://shop.example/other', type, isActivated: false };
    const changed = await context.call('v2.updateWebhookConfiguration', { path, body: other });
    context.expectEqual(changed.isActivated, false, 'isActivated after the PUT');
    if (made.url !== undefined) context.expectEqual(changed.url, other.url, 'url after the PUT');
    // Without isActivated, its value does not change (D222).
    const again = await context.call('v2.updateWebhookConfiguration', { path, body });
    context.expectEqual(again.isActivated, false, 'isActivated after a PUT without it');
    const noNumber = { path: { configurationId: 'first' as never } };
    await context.expectError('v2.updateWebhookConfiguration', { ...noNumber, body }, 400);
  },
};
