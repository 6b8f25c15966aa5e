// @module-tag ci
// Tests the documentation that a sandbox serves, in Chromium: the forms, and requests across origins.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Sandbox } from '@seller-funds/sandbox';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { listen } from '../listen.js';
import { faultsIn, lightAndDark, type PageTests, startPageTests } from '../pages/page-tests.js';
import { builtSite } from './built-site.js';
import { documentedOrigin } from './programs.js';

/** Sends a request from a page, as an attacker's script would. */
async function call(page: Page, url: string, headers: object): Promise<unknown> {
  return page.evaluate(
    `fetch(${JSON.stringify(url)}, { headers: ${JSON.stringify(headers)} }).then(
      async (response) => [response.status, (await response.text()).slice(0, 9)],
      () => 'blocked',
    )`,
  );
}

let tests: PageTests;
beforeAll(async () => {
  tests = await startPageTests();
});
afterEach(() => tests.closePages());

async function openPage(name: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await tests.open(options);
  await page.goto(`${tests.origin}/docs/${name}`);
  return page;
}

describe('the documentation of a sandbox in Chromium', { tags: 'chromium' }, () => {
  test(
    'creates, splits, settles and pays out without typing a code',
    { tags: 'long' },
    async () => {
      const page = await openPage('');
      const leave = (name: string): Promise<void> =>
        page.getByRole('link', { name, exact: true }).first().click();
      const send = async (): Promise<void> => {
        await page.getByRole('button', { name: 'Send' }).click();
        await page.locator('#try-answer strong', { hasText: '200' }).waitFor();
      };
      const filled = (): Promise<void> => page.getByText(/^Filled (with|from)/).waitFor();
      const begin = async (index: number, isFilled = true): Promise<void> => {
        await page.getByRole('combobox', { name: 'Example' }).selectOption({ index });
        await page.getByRole('button', { name: 'Try it' }).click();
        if (!isFilled) return;
        await page.getByRole('button', { name: 'Use codes of this tenant' }).click();
        await filled();
      };
      const press = async (name: string | RegExp): Promise<void> => {
        const button = page.getByRole('button', { name }).first();
        await button.click();
        await button.locator(':scope + [role=status]', { hasText: 'Done' }).waitFor();
      };

      await page
        .getByRole('link', { name: /^API v2/ })
        .first()
        .click();
      await leave('Create an account holder');
      await begin(1, false);
      await send();
      const seller = await page.locator('#try-answer a', { hasText: /^ah_/ }).textContent();
      await page
        .locator('#try-answer')
        .getByRole('link', { name: 'Create an external account' })
        .click();
      await filled();
      expect(await page.getByLabel('accountHolderCode').inputValue()).toBe(seller);
      await send();
      await leave('Distribute a payment over virtual accounts');
      await begin(1);
      await send();

      // Codes in the response link to the dashboard, which shows the same tenant.
      await page.locator('#try-answer a', { hasText: /^sp_/ }).click();
      // The button is removed as soon as the payment is settled.
      await page.getByRole('button', { name: 'Settle now' }).click();
      await page.getByText('confirmed').first().waitFor();
      await leave('Sellers');
      await leave("Mila's Ceramics");
      await press('End the check: Passed');
      await press(/^End the check of .*: Passed$/);

      // A logged request links back to the reference.
      await leave('Requests');
      await page.locator('summary', { hasText: '/api/fund/split-payments' }).first().click();
      await page.getByRole('link', { name: 'Reference of v2.createPaymentSplit' }).click();
      await leave('Request a payout to a bank account');
      await begin(1);
      await send();
      await page.locator('#try-answer a', { hasText: /^po_/ }).click();
      await press('Set the outcome: Paid out');
      // The tenant's clock is frozen; the bank processes payouts on the next business day.
      await leave('Clock');
      await press('Advance by 1 week');
      await leave('Payouts');
      await page.locator('.state', { hasText: 'Paid out' }).waitFor();

      // The key is only in this tab, and in no URL.
      const key = await page.evaluate<string>(
        "JSON.parse(sessionStorage.getItem('sandbox-entries'))[0].key",
      );
      expect(key).toMatch(/^test_docs_[\da-f]{12}$/);
      expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(key);
      const visited = await page.evaluate<string[]>(
        "performance.getEntriesByType('resource').map(({ name }) => name).concat(location.href)",
      );
      expect(visited.join()).not.toContain(key);
    },
  );

  test('fills the tenant with a marketplace, and the form with its codes', async () => {
    const page = await openPage('v2.getVirtualAccount.html');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Fill with a marketplace' }).click();
    await page.getByText('Filled with codes of this tenant.').waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('#try-answer strong', { hasText: '200' }).waitFor();
    await page.getByRole('button', { name: 'Fill with a marketplace' }).click();
    const refusal = page.getByText('The tenant is not empty');
    await refusal.waitFor();
    expect(await refusal.textContent()).toMatch(/Reset it first/);
  });

  test('links an error to its description, and does not send a body that is not JSON', async () => {
    const page = await openPage('v2.createPaymentSplit.html');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('Request body').fill('{"extRef": "a"}');
    await page.getByRole('button', { name: 'Send' }).click();
    const link = page.getByRole('link', { name: /^422\.900\.001: cause/ });
    expect(await link.getAttribute('href')).toBe('errors.html#422.900.001');
    await page.getByLabel('Request body').fill('{');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('The request body is not JSON.').waitFor();
  });

  test('gives a request new references, so that it can be sent again', async () => {
    const page = await openPage('v2.createAccountHolder.html');
    await page.getByRole('button', { name: 'Try it' }).click();
    const sendTwice = async (): Promise<void> => {
      const bodies: string[] = [];
      while (bodies.length < 2) {
        bodies.push(await page.getByLabel('Request body').inputValue());
        await page.getByRole('button', { name: 'Send' }).click();
        await page.locator('#try-answer strong', { hasText: '200' }).waitFor();
      }
      const [first, second] = bodies;
      expect(first).not.toBe(second);
    };
    await sendTwice();
    await page
      .locator('#try-answer')
      .getByRole('link', { name: 'Create an external account' })
      .click();
    await page.getByText(/^Filled from/).waitFor();
    await sendTwice();
  });

  test(
    'forms and responses are accessible and fit into 1280 and 390 px, light and dark',
    { tags: 'long' },
    async () => {
      const page = await tests.open();
      const faults = await faultsIn(page, {
        name: 'try-it',
        looks: [1280, 390].flatMap((width) => lightAndDark(width, width)),
        open: async () => {
          await page.goto(`${tests.origin}/docs/v2.createAccountHolder.html`);
          await page.getByRole('button', { name: 'Try it' }).click();
          await page.getByRole('button', { name: 'Send' }).click();
          await page.locator('#try-answer h3').first().waitFor();
        },
      });
      expect(faults).toEqual([]);
    },
  );

  test('shows every operation without JavaScript', async () => {
    const page = await openPage('v2.createPaymentSplit.html', { javaScriptEnabled: false });
    await page
      .getByRole('heading', { name: 'Distribute a payment over virtual accounts' })
      .waitFor();
    expect(await page.locator('#request-body\\.totalAmount').isVisible()).toBe(true);
    expect(await page.locator('[id="422.300.001"]').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Try it' }).isVisible()).toBe(false);
    expect(await page.locator('.panel.request pre').first().isVisible()).toBe(true);
  });
});

describe('a page of another origin, in Chromium', { tags: 'chromium' }, () => {
  const key = 'test_other_sandbox';
  let closed: Sandbox;
  let read: ((name: string) => string) | undefined;
  let urls: { readonly closed: string; readonly open: string; readonly site: string };
  beforeAll(async () => {
    const site = createServer((request, response) => {
      const type = request.url?.endsWith('.js') === true ? 'text/javascript' : 'text/html';
      response
        .writeHead(200, { 'content-type': type })
        .end(read?.((request.url ?? '').slice(1)) ?? '<title>Other site</title>');
    });
    const siteUrl = (await listen(site)).replace('127.0.0.1', 'localhost');
    ({ sandbox: closed } = await startTestSandbox());
    const { sandbox: open } = await startTestSandbox();
    urls = {
      site: siteUrl,
      closed: (await closed.listen({ port: 0, allTenants: true })).url,
      open: (await open.listen({ port: 0, allTenants: true, allowedOrigins: [siteUrl] })).url,
    };
  });

  const bearer = { authorization: `Bearer ${key}` };
  const targets: readonly (readonly [string, object])[] = [
    ['/api/divisions', bearer],
    ['/_sandbox/export', bearer],
    ['/_sandbox/ui/tenants', {}],
    ['/_sandbox/export', { 'x-sandbox-tenant': 'any' }],
    ['/docs/llms.txt', {}],
  ];

  test('cannot access the sandbox, from the documentation of another sandbox or from another site', async () => {
    const page = await tests.open({ failing: true });
    const places = [
      `${tests.origin}/docs/v2.listDivisions.html`,
      `${tests.origin}/files/none`,
      urls.site,
    ];
    for (const place of places) {
      await page.goto(place);
      for (const [path, headers] of targets)
        expect([place, path, await call(page, urls.closed + path, headers)]).toEqual([
          place,
          path,
          'blocked',
        ]);
    }
    // No call created the tenant of the key.
    expect(await closed.verify()).toEqual([]);
  });

  test('with --allow-origin, can use keys, but not the access of the local machine', async () => {
    const page = await tests.open({ failing: true });
    await page.goto(urls.site);
    expect(await call(page, `${urls.open}/api/divisions`, bearer)).toEqual([
      200,
      expect.any(String),
    ]);
    for (const [path, headers] of targets.slice(2, 4))
      expect(await call(page, urls.open + path, headers)).toEqual([403, expect.any(String)]);
    // Another origin, and another host name of the same server.
    for (const place of [
      `${tests.origin}/files/none`,
      urls.site.replace('localhost', '127.0.0.1'),
    ]) {
      await page.goto(place);
      expect(await call(page, `${urls.open}/api/divisions`, bearer)).toBe('blocked');
    }
  });

  test('sends requests to the sandbox that the site was built for, if that allows it', async () => {
    const page = await tests.open({ failing: true });
    const folder = await builtSite();
    for (const [url, result] of [
      [urls.open, /200/],
      [urls.closed, /^No sandbox at .*--allow-origin/],
    ] as const) {
      read = (name) => readFileSync(join(folder, name), 'utf8').replaceAll(documentedOrigin, url);
      await page.goto(`${urls.site}/v2.listDivisions.html`);
      await page.getByRole('button', { name: 'Try it' }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      const shown = page.locator('.try').getByText(result).first();
      await shown.waitFor();
      expect(await shown.isVisible()).toBe(true);
    }
  });
});
