// @module-tag ci
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tenantOf } from '../../packages/sandbox/src/tenants/keys.js';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import {
  focused,
  key,
  loaded,
  opened,
  type PageTests,
  picture,
  startPageTests,
  violations,
} from './page-tests.js';

const dashboard = '/_sandbox/ui';

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

async function start(port: number): Promise<[Sandbox, string]> {
  const sandbox = await createSandbox();
  return [sandbox, (await sandbox.listen({ port, allTenants: true })).url];
}

describe('the dashboard without keys in Chromium', { tags: 'chromium' }, () => {
  let tests: PageTests;
  beforeAll(async () => {
    tests = await startPageTests(true);
    await tests.call('POST', '/api/accountholders', { displayName: 'Mila Ceramics' });
  });
  afterEach(() => tests.closePages());

  async function open(view: string, script?: string): Promise<Page> {
    const page = await tests.open();
    page.on('dialog', (dialog) => void dialog.accept());
    if (script !== undefined) await page.addInitScript(script);
    await page.goto(`${tests.origin}${dashboard}#/${view}`);
    return page;
  }

  test('lists tenants that take longer to load than until the next request', async () => {
    const page = await tests.open();
    await page.route('**/tenants?page=*', async (route) => {
      await sleep(1500);
      await route.continue();
    });
    await page.goto(`${tests.origin}${dashboard}`);
    const row = page.getByRole('row', { name: /test_pages/ });
    await row.waitFor();
    expect(await row.count()).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('opens a tenant of the list, by keyboard', async () => {
    const page = await open('');
    const row = page.getByRole('row', { name: /test_pages/ });
    await row.waitFor();
    expect(await row.getByRole('cell').allTextContents()).toEqual(
      expect.arrayContaining(['1', '0', 'Open']),
    );
    await loaded(page);
    expect(await violations(page)).toEqual([]);
    await picture(page, 'dashboard-start');
    const label = (): Promise<string | null> =>
      page.evaluate("document.activeElement.getAttribute('aria-label')");
    for (let tabs = 0; tabs < 10 && !(await label())?.startsWith('Open test_pages'); tabs += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await heading(page, 'Overview');
    await focused(page, 'title');
    await page.getByRole('link', { name: 'Mila Ceramics' }).click();
    await page.getByRole('button', { name: 'End the check: Passed' }).click();
    await page.getByText('Done').waitFor();
    // Without the key, the command reads it from an environment variable.
    await tests.call('GET', '/api/divisions');
    await page.goto(`${tests.origin}${dashboard}#/requests`);
    await page.locator('summary', { hasText: '/api/divisions' }).first().click();
    await page.getByText('"Authorization: Bearer $API_KEY"').waitFor();
  });

  test('new tenants appear without a reload, with separate data', async () => {
    const page = await open('tenants', opened);
    await page.getByRole('row', { name: /test_pages.*in use/ }).waitFor();
    const other = { authorization: 'Bearer test_zebra_crossing' };
    await fetch(`${tests.origin}/api/divisions`, { headers: other });
    await page.getByRole('button', { name: /^Open test_zebra_crossing/ }).click();
    await heading(page, 'Overview');
    await page.getByText('No sellers yet.').waitFor();
    // Another tab of the same browser has its own tenant.
    const tab = await page.context().newPage();
    await tab.addInitScript(`sessionStorage.setItem('sandbox-entries', '[{"key":"${key}"}]')`);
    await tab.goto(`${tests.origin}${dashboard}#/sellers`);
    await tab.getByRole('link', { name: 'Mila Ceramics' }).waitFor();
    await page.reload();
    await page.getByText('No sellers yet.').waitFor();
    expect(await page.getByText('Mila Ceramics').count()).toBe(0);
  });

  test('a deleted tenant shows an error and a link to others', async () => {
    const gone = `localStorage.setItem('sandbox-entries', '[{"tenant":"gone","label":"test_g…"}]')`;
    const page = await open('sellers', gone);
    await page.getByRole('alert').filter({ hasText: 'Unknown tenant' }).waitFor();
    await page.getByRole('link', { name: 'Open another tenant' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open another tenant' }).click();
    await page.getByRole('button', { name: /^Open test_pages/ }).waitFor();
  });

  test('refuses requests of pages of other sites in the same browser', async () => {
    const before = (await tests.call('GET', '/_sandbox/state-hash')).body;
    const page = await tests.open({ failing: true });
    const port = new URL(tests.origin).port;
    // Another name that resolves to this machine: it gets the page, but no list of tenants.
    await page.goto(`http://evil.localhost:${port}${dashboard}`);
    await page.getByLabel('API key').waitFor();
    const send = (path: string, init: object): Promise<unknown> =>
      page.evaluate(
        `fetch(${JSON.stringify(path)}, ${JSON.stringify(init)}).then(
            async (response) => [response.status, await response.text()],
            () => 'blocked',
          )`,
      );
    const headers = { 'x-sandbox-tenant': tenantOf(key) };
    const refused = [403, expect.stringContaining('on this machine')];
    expect(await send('/_sandbox/ui/tenants', {})).toEqual(refused);
    expect(await send('/_sandbox/export', { headers })).toEqual(refused);
    expect(await send('/_sandbox/reset', { method: 'POST', headers })).toEqual(refused);
    // Another origin of this machine, from a page without a content security policy.
    await page.goto(`http://localhost:${port}/files/reports/none`);
    const target = `${tests.origin}/_sandbox/reset`;
    expect(await send(target, { method: 'POST', headers })).toBe('blocked');
    // A request without preflight cannot have the header.
    const simple = { method: 'POST', mode: 'no-cors', headers };
    expect(await send(target, simple)).toEqual([0, '']);
    expect(await send(`${tests.origin}/_sandbox/ui/tenants`, {})).toBe('blocked');
    expect((await tests.call('GET', '/_sandbox/state-hash')).body).toEqual(before);
  });

  test(
    'a hidden tab sends no requests and updates when it becomes visible',
    { tags: 'long' },
    async () => {
      const page = await tests.open();
      await page.addInitScript(opened);
      await page.goto(`${tests.origin}${dashboard}#/sellers`);
      await page.getByRole('link', { name: 'Mila Ceramics' }).waitFor();
      const turn = (hidden: boolean): Promise<unknown> =>
        page.evaluate(
          `Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true });
           document.dispatchEvent(new Event('visibilitychange'));`,
        );
      await turn(true);
      // Wait for the responses to requests from before.
      await page.waitForLoadState('networkidle');
      let requests = 0;
      page.on('request', () => (requests += 1));
      await tests.call('POST', '/api/accountholders', { displayName: 'Made meanwhile' });
      // Longer than the time between two requests of a visible tab.
      await page.waitForTimeout(1500);
      expect(requests).toBe(0);
      await turn(false);
      await page.getByRole('link', { name: 'Made meanwhile' }).waitFor();
    },
  );

  test('takes, restores and deletes snapshots, exports and imports', { tags: 'long' }, async () => {
    const page = await open('snapshots', opened);
    const press = (name: string): Promise<void> =>
      page.getByRole('button', { name, exact: true }).click();
    await press('Take');
    await page.getByRole('alert').filter({ hasText: 'needs a name' }).waitFor();
    await page.getByLabel('Name').fill('../etc');
    await press('Take');
    await page
      .getByRole('alert')
      .filter({ hasText: 'name: The value does not have the required form' })
      .waitFor();
    await page.getByLabel('Name').fill('before');
    await press('Take');
    await page.getByRole('row', { name: /^before/ }).waitFor();
    await picture(page, 'dashboard-snapshots');
    const hash = async (): Promise<string> =>
      (await tests.call('GET', '/_sandbox/state-hash')).body.hash as string;
    const before = await hash();
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export')]);
    expect(download.suggestedFilename()).toBe('sandbox-tenant.json');
    const exported = await download.path();
    expect(JSON.parse(readFileSync(exported, 'utf8'))).toHaveProperty('tables.account_holders');
    await tests.call('POST', '/api/accountholders', { displayName: 'Too much' });
    expect(await hash()).not.toBe(before);
    await press('Restore before');
    await expect.poll(hash).toBe(before);
    await tests.call('POST', '/_sandbox/reset');
    await press('Import');
    await page.getByRole('alert').filter({ hasText: 'Choose a file' }).waitFor();
    const file = page.getByLabel('File to import');
    await file.setInputFiles({
      name: 'a.json',
      mimeType: 'text/plain',
      buffer: Buffer.from('{'),
    });
    await press('Import');
    await page.getByRole('alert').filter({ hasText: 'not JSON' }).waitFor();
    await file.setInputFiles(exported);
    await press('Import');
    await expect.poll(hash).toBe(before);
    await press('Delete before');
    await page.getByText('No snapshots yet.').waitFor();
    // The button that had the focus is gone.
    await focused(page, 'title');
  });

  test('changes settings, shows changes by others and errors', async () => {
    const page = await open('settings', opened);
    const save = (): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('United States').check();
    await page.getByLabel('KYC tier').selectOption('LIGHT_KYC');
    await page.getByLabel('KYC ends after (ms)').fill('-1');
    await save();
    await page.getByRole('alert').waitFor();
    expect((await tests.call('GET', '/_sandbox/merchant')).body.unitedStates).toBe(false);
    await page.getByLabel('KYC ends after (ms)').fill('0');
    await save();
    await page.getByText('Done').waitFor();
    expect((await tests.call('GET', '/_sandbox/merchant')).body).toMatchObject({
      unitedStates: true,
      kycTier: 'LIGHT_KYC',
      kycEndsAfterMs: 0,
      balanceTransferEnabled: true,
    });
    await tests.call('PATCH', '/_sandbox/merchant', { kycBeginsAfterMs: 7 });
    const begins = page.getByLabel('KYC begins after (ms)');
    await expect.poll(() => begins.inputValue()).toBe('7');
  });

  test('loads failed data again as soon as possible', { tags: 'long' }, async () => {
    const page = await tests.open({ failing: true });
    await page.addInitScript(opened);
    let broken = true;
    await page.route('**/api/accountholders*', (route) =>
      broken ? route.abort() : route.continue(),
    );
    await page.goto(`${tests.origin}${dashboard}#/sellers`);
    await page.getByRole('alert').filter({ hasText: 'does not respond' }).waitFor();
    broken = false;
    // A read of another client, which changes nothing.
    await tests.call('GET', '/api/divisions');
    await page.getByRole('link', { name: 'Mila Ceramics' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('reconnects to a restarted sandbox', { tags: 'long' }, async () => {
    const port = await freePort();
    const [first, url] = await start(port);
    const page = await tests.open({ failing: true });
    await page.addInitScript(opened);
    await page.goto(`${url}${dashboard}#/sellers`);
    await page.getByText('No sellers yet.').waitFor();
    await first.close();
    await page.getByRole('alert').filter({ hasText: 'does not respond' }).first().waitFor();
    const [second] = await start(port);
    await second.tenant(key).fetch(
      new Request(`${url}/api/accountholders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ displayName: 'After the restart' }),
      }),
    );
    await page.getByRole('link', { name: 'After the restart' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await second.close();
  });

  test(
    'shows the same time of a running clock in the header and in the view',
    { tags: 'long' },
    async () => {
      await tests.call('POST', '/_sandbox/clock/realtime');
      const page = await tests.open();
      await page.clock.install();
      await page.addInitScript(opened);
      await page.goto(`${tests.origin}${dashboard}`);
      await page.locator('header time').waitFor();
      // The page does not reload the clock unless the tenant changes.
      await page.clock.fastForward('10:00');
      await page.getByRole('link', { name: 'Clock', exact: true }).click();
      await page.locator('main strong time').waitFor();
      const moments = await page
        .locator('header time, main strong time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      const [above = Number.NaN, inside = Number.NaN] = moments.map((at) => Date.parse(at));
      // Both are updated about once a second; a clock that is not updated would be ten minutes late.
      expect(Math.abs(above - inside)).toBeLessThan(60_000);
    },
  );
});
