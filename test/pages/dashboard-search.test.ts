import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FilledTenant, fillTenant } from './filled-tenant.js';
import { opened, type PageTests, startPageTests } from './page-tests.js';

describe('search and filters of the dashboard in Chromium', { tags: 'chromium' }, () => {
  let tests: PageTests;
  let tenant: FilledTenant;
  let page: Page;
  beforeAll(async () => {
    tests = await startPageTests();
    tenant = await fillTenant(tests);
    page = await tests.open();
    await page.addInitScript(opened);
    await page.goto(`${tests.origin}/_sandbox/ui`);
  });
  afterAll(async () => {
    await tenant.close();
    await tests.close();
  });

  const heading = (name: string): Promise<void> =>
    page.getByRole('heading', { name, level: 1 }).waitFor();
  const search = async (text: string): Promise<void> => {
    await page.getByRole('searchbox', { name: 'Search all data' }).fill(text);
    await page.keyboard.press('Enter');
  };

  test('a code opens its view', async () => {
    await search(tenant.seller.code);
    await heading('Mila Ceramics');
    expect(page.url()).toContain(tenant.seller.code);
  });

  test.each<[what: string, text: () => string, found: string]>([
    ['a reference inside a payment', () => 'cup-1', 'order-1001'],
    ['the code of a bank account', () => tenant.seller.bank, 'Mila Ceramics'],
    ['a name', () => 'tulip', 'Tulip Prints'],
  ])('%s is found', async (_what, text, found) => {
    await search(text());
    await heading(`Search: ${text()}`);
    const row = page.getByRole('rowheader', { name: found }).first();
    await expect.poll(() => row.isVisible()).toBe(true);
  });

  test('a list is filtered by text and state', async () => {
    await page.goto(`${tests.origin}/_sandbox/ui#/sellers`);
    const names = (): Promise<string[]> => page.getByRole('rowheader').allTextContents();
    await expect.poll(async () => (await names()).length).toBe(2);
    await page.getByLabel('Filter').fill('TULIP');
    await expect.poll(names).toEqual(['Tulip Prints']);
    await page.getByLabel('State').selectOption('Missing data');
    await page.getByText('Nothing matches the filter.').waitFor();
    await page.getByLabel('Filter').fill('');
    await expect.poll(names).toEqual(['Mila Ceramics']);
  });
});
