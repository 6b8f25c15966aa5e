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

/** D111: valid URLs. */
export const urls: Scenario = {
  id: 'webhooks/urls',
  title: 'The URL of a configuration is https, or http on localhost.',
  area,
  version: 'v2',
  claims: 'EXT-WH-004 EXT-WH-009 D111',
  needs: ['newTenant'],
  run: async (context) => {
    const type = 'WEBHOOK_KYC_UPDATE' as const;
    const bad = ['http://shop.example/hook', 'ftp://shop.example', 'shop.example/hook', '', 7];
    // Which URLs a service accepts is our decision (D111).
    for (const url of context.decided ? bad : [7]) {
      const body = { url, type } as never;
      const status = typeof url === 'string' ? 422 : 400;
      await context.expectError('v2.createWebhookConfiguration', { body }, status);
    }
    const body = { url: 'http://localhost:9/hook', type };
    const { id } = await context.call('v2.createWebhookConfiguration', { body });
    const path = { configurationId: id };
    for (const url of ['http://127.0.0.1:9/hook', address]) {
      await context.call('v2.updateWebhookConfiguration', { path, body: { url, type } });
    }
    const plain = { path, body: { url: 'http://shop.example', type } };
    await context.decided?.expectError('v2.updateWebhookConfiguration', plain, 422);
    const changed = await context.call('v2.updateWebhookConfiguration', {
      path,
      body: { isActivated: false },
    });
    context.decided?.expectEqual(changed.url, address, 'the url after an update without one');
  },
};
