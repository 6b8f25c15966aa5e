import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FilledTenant, fillTenant } from './filled-tenant.js';
import { key, opened, type PageTests, picture, startPageTests } from './page-tests.js';

describe('the dashboard in Chromium', { tags: 'chromium' }, () => {
  let tests: PageTests;
  let tenant: FilledTenant;
  let page: Page;
  let seller: FilledTenant['seller'];
  let payout: string;

  beforeAll(async () => {
    tests = await startPageTests();
    tenant = await fillTenant(tests);
    ({ seller, payout } = tenant);
    page = await tests.open();
    await page.goto(`${tests.origin}/_sandbox/ui`);
    await page.getByLabel('API key').fill(key);
    await page.keyboard.press('Enter');
    await heading('Overview');
  });

  async function heading(name: string): Promise<void> {
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  }

  async function open(view: string): Promise<void> {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).click();
    await page.locator('a[aria-current=page]', { hasText: view }).waitFor();
  }

  const see = (text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
  const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();

  test('shows changes by others without a reload', async () => {
    await open('Sellers');
    await tests.call('POST', '/api/accountholders', { displayName: 'Noordzee Imports' });
    const link = page.getByRole('link', { name: 'Noordzee Imports' });
    await expect.poll(() => link.isVisible()).toBe(true);
  });

  test('search opens what it finds, and a list is filtered by text and state', async () => {
    const search = page.getByRole('searchbox', { name: 'Search all data' });
    for (const [text, found] of [
      [seller.bank, 'Mila Ceramics'],
      [tenant.split, 'order-1001'],
      // A reference inside a payment.
      ['cup-1', 'order-1001'],
    ] as const) {
      await search.fill(text);
      await page.keyboard.press('Enter');
      await heading(found);
    }
    await search.fill('mila');
    await page.keyboard.press('Enter');
    await heading('Search: mila');
    await page
      .getByRole('region', { name: 'Accounts' })
      .getByText('Mila Ceramics')
      .first()
      .waitFor();
    await open('Sellers');
    const names = (): Promise<string[]> => page.getByRole('rowheader').allTextContents();
    await page.getByLabel('Filter').fill('TULIP');
    await expect.poll(names).toEqual(['Tulip Prints']);
    await page.getByLabel('State').selectOption('Missing data');
    await see('Nothing matches the filter.');
    await page.getByLabel('Filter').fill('');
    await expect.poll(names).toEqual(['Mila Ceramics']);
  });

  test('buttons change the check and the status of a seller', async () => {
    await open('Sellers');
    await page.getByRole('link', { name: 'Mila Ceramics' }).click();
    await heading('Mila Ceramics');
    await see(/Missing: legalEntity.lastName/);
    await press('End the check: Passed');
    const check = page.locator('section', { hasText: 'KYC check' });
    await check.locator('.state.good', { hasText: 'Passed' }).waitFor();
    await press('End the check of Mila: Passed');
    await page.locator('.card .state.good').waitFor();
    await press('Set the status: Suspended');
    await page.locator('.state.bad', { hasText: 'suspended' }).waitFor();
    await press('Set the status: Active');
    await page.getByRole('button', { name: 'Set the status: Suspended' }).waitFor();
    const { body } = await tests.call(
      'GET',
      `/api/accountholders/${seller.code}?_fragments=kycstatus`,
    );
    expect(body).toMatchObject({
      status: { code: 'ACTIVE' },
      legalEntity: { kycStatus: 'ACTIVE' },
    });
    await press('Create a link');
    const link = page.getByRole('link', { name: 'Open the onboarding page' });
    expect((await fetch((await link.getAttribute('href')) ?? '')).status).toBe(200);
  });

  test('a split shows its money flow and can be settled', async () => {
    await open('Splits');
    await page.getByRole('link', { name: 'order-1001' }).click();
    const flow = page.getByRole('img');
    await flow.waitFor();
    const words = await flow.getAttribute('aria-label');
    expect(words).toContain('90.00 EUR from Payment to Mila Ceramics');
    expect(words).toContain('10.00 EUR from Payment to ');
    await picture(page, 'dashboard-split');
    await press('Settle now');
    await page.locator('main p > .state.good', { hasText: 'Settled' }).waitFor();
    await page
      .getByRole('row', { name: /^Settlement/ })
      .first()
      .waitFor();
    const knows = page.getByRole('region', { name: 'Transactions' });
    await knows.getByRole('row', { name: /Payment 100.00 EUR.*Settled/ }).waitFor();
    await tests.call('POST', '/_sandbox/chargebacks', { extRef: 'order-1001', amount: 100 });
    await knows.getByRole('row', { name: /Chargeback 1.00 EUR.*Settled/ }).waitFor();
  });

  test('a payout shows its timeline, and buttons set its outcome', async () => {
    await open('Payouts');
    await page.locator(`a[href="#/payouts/${payout}"]`).click();
    await see('(scheduled)');
    await press('Set the outcome: Returned');
    await see('Done');
    await open('Clock');
    await page
      .getByRole('row', { name: /Payout due/ })
      .getByRole('link', { name: payout })
      .waitFor();
    await press('To the next job');
    await open('Payouts');
    await page.locator('.state', { hasText: 'Sent to the bank' }).waitFor();
    await page.locator(`a[href="#/payouts/${payout}"]`).click();
    await page.locator('.timeline .future').waitFor();
    await picture(page, 'dashboard-payout');
    const texts = (): Promise<string[]> => page.locator('.timeline li').allTextContents();
    const steps = ['Requested', 'Sent to the bank', 'Outcome at the bank'];
    const shown = steps.map((step): unknown => expect.stringContaining(step));
    await expect.poll(texts).toEqual(shown);
  });

  test('advances the clock and shows errors', async () => {
    await open('Clock');
    const before = (await tests.call('GET', '/_sandbox/clock')).body.now as string;
    await press('Advance by 1 day');
    const day = new Date(Date.parse(before) + 86_400_000).toISOString().slice(0, 10);
    await page.locator('header time', { hasText: day }).waitFor();
    await page.getByLabel('Advance to (UTC)').fill('2020-01-01T00:00');
    await press('Go');
    await page.getByRole('alert').filter({ hasText: 'must not be before' }).waitFor();
    const after = (await tests.call('GET', '/_sandbox/clock')).body.now;
    expect(Date.parse(after) - Date.parse(before)).toBe(86_400_000);
  });

  test('the list of accounts links to the entries of an account', async () => {
    await open('Accounts');
    await page.getByRole('link', { name: 'Mila Ceramics' }).click();
    await heading('Account of Mila Ceramics');
    await see('Payment split: product item');
    await open('Ledger');
    await press('Check invariants');
    await see(/All \d+ checks passed/);
    const { hash } = (await tests.call('GET', '/_sandbox/state-hash')).body;
    await expect.poll(() => page.textContent('main')).toContain(hash);
  });

  test('webhooks show their attempts and can be replayed', async () => {
    await open('Webhooks');
    await page.locator('a[href^="#/webhooks/"]').first().click();
    await page.getByRole('heading', { name: 'Attempt 1', exact: true }).waitFor();
    const attempts = await page.getByRole('heading', { name: /^Attempt/ }).count();
    await press('Replay');
    await page.getByRole('heading', { name: `Attempt ${attempts + 1}` }).waitFor();
    await picture(page, 'dashboard-delivery');
    await open('Webhooks');
    await press('Pause');
    await see(/Paused\./);
    await press('Resume');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const url = page.getByLabel('Payout update: URL');
    const add = page.locator('.card', { has: url }).getByRole('button', { name: 'Add' });
    await url.fill('ftp://nowhere');
    await add.click();
    await page.getByRole('alert').first().waitFor();
    await url.fill('https://harbour-market.example/hooks');
    await add.click();
    await page.getByRole('button', { name: 'Deactivate' }).nth(1).waitFor();
    expect((await tests.call('GET', '/api/webhook-configurations')).body).toHaveLength(2);
  });

  test('requests are filtered and copied as curl', async () => {
    await tests.call('GET', '/api/accountholders');
    await tests.call('POST', '/api/accountholders', { displayName: "Mila's" });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('Requests');
    await page.getByLabel('Filter').fill('POST /api/accountholders');
    await page.getByLabel('State').selectOption('200');
    const listed = page.locator('summary', { hasText: 'POST /api/accountholders' });
    const others = page.locator('summary', { hasNotText: 'POST /api/accountholders' });
    await listed.first().waitFor();
    await expect.poll(() => others.count()).toBe(0);
    const before = await listed.count();
    await listed.first().click();
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('Copied').waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await listed.nth(before).waitFor();
    const curl = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(curl).toContain(`curl -X POST '${tests.origin}/api/accountholders'`);
    expect(curl).toContain(String.raw`--data-raw '{"displayName":"Mila'\''s"}'`);
    // The requests of the dashboard are not listed.
    await page.getByLabel('Filter').fill('_pageSize=25');
    await see('Nothing matches the filter.');
  });

  test('adds and removes fault rules, which do not affect the dashboard', async () => {
    await open('Faults');
    await page.getByLabel('Path').fill('/api/**');
    await page.getByLabel('Status').selectOption('503');
    await page.getByLabel('Drop').selectOption('BEFORE');
    await page.getByLabel('Drop').selectOption('–');
    await page.getByLabel('Probability').fill('2');
    await press('Add');
    const refused = page.getByRole('alert');
    await refused.filter({ hasText: 'probability: The value must be at most 1.' }).waitFor();
    await page.getByLabel('Probability').fill('');
    await press('Add');
    await see('responds with 503');
    expect((await tests.call('GET', '/api/divisions')).status).toBe(503);
    await see('1 of 1');
    await open('Requests');
    await page.locator('summary', { hasText: '503' }).first().click();
    await page.getByRole('link', { name: 'Fault 1' }).waitFor();
    await open('Sellers');
    await page.getByRole('link', { name: 'Mila Ceramics' }).first().waitFor();
    await open('Faults');
    await press('Remove all');
    await see('No fault rules.');
    expect((await tests.call('GET', '/api/divisions')).status).toBe(200);
  });

  test('another key shows another tenant, and an invalid key shows an error', async () => {
    await open('Tenants');
    await page.getByLabel('API key').fill('test_other_tenant');
    await press('Open');
    await open('Sellers');
    await see('No sellers yet.');
    expect(await page.getByText('Mila Ceramics').count()).toBe(0);
    await open('Tenants');
    await press('Use test_pages');
    await open('Sellers');
    await page.getByRole('link', { name: 'Mila Ceramics' }).first().waitFor();
    const stranger = await tests.open();
    await stranger.addInitScript(opened.replace(key, 'nobody'));
    await stranger.goto(`${tests.origin}/_sandbox/ui`);
    await stranger.getByText('This key is not valid.').waitFor();
  });
});
