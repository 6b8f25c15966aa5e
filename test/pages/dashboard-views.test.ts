import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FilledTenant, fillTenant } from './filled-tenant.js';
import {
  faultsIn,
  lightAndDark,
  loaded,
  opened,
  type PageTests,
  startPageTests,
} from './page-tests.js';

describe('all views of the dashboard in Chromium', { tags: 'chromium' }, () => {
  let tests: PageTests;
  let tenant: FilledTenant;
  beforeAll(async () => {
    tests = await startPageTests();
    tenant = await fillTenant(tests);
  });

  test(
    'all views are accessible, in light and dark mode, and none is cut off at 1280, 768 and 390 pixels',
    { tags: 'long', timeout: 1_800_000 },
    async () => {
      const looks = [1280, 768, 390].flatMap((width) => lightAndDark(width, width));
      const own = await tests.open();
      const start = async (): Promise<void> => {
        await own.goto(`${tests.origin}/_sandbox/ui`);
        await own.getByLabel('API key').waitFor();
        await loaded(own);
      };
      expect(await faultsIn(own, { name: 'dashboard-key', looks, open: start })).toEqual([]);
      await own.addInitScript(opened);
      await own.reload();
      const { seller, split, payout } = tenant;
      const sent = (await tests.call('GET', '/_sandbox/webhooks/deliveries')).body.elements;
      const views = [
        'overview',
        'create/seller',
        'create/payment',
        `create/refund/${tenant.split}`,
        'create/payout',
        'search/order',
        'sellers',
        `sellers/${seller.code}`,
        'accounts',
        `accounts/${seller.account}`,
        'splits',
        `splits/${split}`,
        'refunds',
        'chargebacks',
        'transactions',
        'transfers',
        'reports',
        'payouts',
        `payouts/${payout}`,
        'ledger',
        'webhooks',
        `webhooks/${sent[0].code}`,
        'requests',
        'faults',
        'clock',
        'snapshots',
        'settings',
        'tenants',
      ];
      for (const view of views) {
        const openView = async (): Promise<void> => {
          await own.goto(`${tests.origin}/_sandbox/ui#/${view}`);
          await own.reload();
          await own.locator('#title').waitFor();
          await loaded(own);
          const closed = (await own.locator('main > details > summary').all()).slice(0, 2);
          for (const one of closed) await one.click();
          await expect.poll(() => own.getByText('Copy as curl').count()).toBe(closed.length);
        };
        const name = `dashboard-${view.replaceAll('/', '-').replace(/_.*/, '')}`;
        // The money flow of a split is drawn for the width at that time.
        const opensAgain = view.startsWith('splits/');
        const faults = await faultsIn(own, { name, looks, open: openView, opensAgain });
        expect({ view, faults }).toEqual({ view, faults: [] });
      }
      await own.context().close();
    },
  );

  test('loads nothing from other servers, and less than 150 kB in total', async () => {
    const own = await tests.open();
    const sizes: number[] = [];
    const elsewhere: string[] = [];
    own.on('response', (response) => {
      if (!response.url().startsWith(tests.origin)) elsewhere.push(response.url());
    });
    for (const path of [
      '/_sandbox/ui',
      '/_sandbox/assets/dashboard.js',
      '/_sandbox/assets/dashboard.css',
    ]) {
      const response = await fetch(`${tests.origin}${path}`);
      sizes.push(gzipSync(await response.bytes()).length);
    }
    await own.goto(`${tests.origin}/_sandbox/ui`);
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
    // The compressed size of all files of the dashboard, in bytes.
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(150_000);
    expect((await fetch(`${tests.origin}/_sandbox/accounts`)).status).toBe(401);
  });
});
