// Tests the site in Chromium: from a server under a path and from disk, in light and dark mode, on wide and narrow
// screens, with axe.
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteServer } from '../../docs/serve/server.js';
import type { Json } from '../../generators/src/json.js';
import { documentOf } from '../../generators/src/testing/document.js';
import { emit } from '../../generators/src/testing/emitted.js';
import { listen } from '../listen.js';
import { launchChromium } from '../packages/browser.js';
import { faultsIn, lightAndDark, violations } from '../pages/page-tests.js';
import { isCi, isLong } from '../requirements.js';
import { temporaryFolder } from '../temporary-folder.js';
import { builtSite } from './built-site.js';

let folder = '';
let browser: Browser;
let base = '';
let texts: readonly string[] = [];
beforeAll(async () => {
  folder = await builtSite();
  texts = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const site = siteServer(folder);
  // Under a path, as on a web server with other content.
  const server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/some\/path/, '') ?? '/';
    site.emit('request', request, response);
  });
  base = `${await listen(server)}/some/path`;
  browser = await launchChromium();
});

/** The folder of a reference of a document. */
async function referenceOf(document: string): Promise<string> {
  const pages = Array.from(await emit(document, ['docs']), ([name, text]) => [
    basename(name),
    text,
  ]);
  return temporaryFolder(Object.fromEntries(pages));
}

/** Opens a page that records errors and requests to other hosts. */
async function open() {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
  });
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob|file):/.test(url) && !url.startsWith(base)) problems.push(url);
  });
  return { page, problems };
}

/** Opens a URL and waits until Chromium accepts keys: the page has the focus and was rendered once. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.poll(() => page.evaluate('document.hasFocus()')).toBe(true);
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
}

describe('in Chromium', { tags: 'chromium' }, () => {
  test(
    'text pages have no violations and fit into 1280 and 360 px, light and dark',
    { tags: 'long' },
    async () => {
      const { page, problems } = await open();
      const found: string[] = [];
      expect(texts).toContain('index.html');
      for (const name of texts) {
        const openPage = (): Promise<unknown> => page.goto(`${base}/${name}`);
        for (const looks of [lightAndDark(1280, 360), lightAndDark(360, 1280)])
          found.push(...(await faultsIn(page, { name, looks, open: openPage })));
      }
      expect([...found, ...problems]).toEqual([]);
      await page.close();
    },
  );

  test.each(isCi ? ['served', 'from disk'] : ['served'])(
    'search finds and opens pages, %s',
    async (how) => {
      const from = how === 'served' ? base : pathToFileURL(folder).href;
      const { page, problems } = await open();
      await visit(page, `${from}/index.html`);
      const dialog = page.locator('#search');
      const first = dialog.locator('#search-results a').first();
      const find = async (text: string, where: RegExp): Promise<void> => {
        await page.keyboard.press('/');
        await dialog.waitFor();
        await page.keyboard.type(text);
        await expect.poll(() => first.getAttribute('href')).toMatch(where);
      };
      const leave = async (): Promise<void> => {
        // The first Escape empties the field.
        await page.keyboard.press('Escape');
        await expect.poll(() => first.count()).toBe(0);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      };
      await find('create payment split', /^v2\.createPaymentSplit\.html$/);
      // From disk, axe would fetch the styles, which the content security policy of the pages forbids.
      expect(how === 'served' ? await violations(page, "'#search'") : []).toEqual([]);
      await leave();
      await find('409.300.002', /^errors\.html#409\.300\.002$/);
      await leave();
      await find('D66', /^decisions\.html#D66$/);
      await leave();
      await find('split', /^splits\.html$/);
      await leave();
      await find('partial refund', /^refunds\.html/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/refunds\.html/);
      expect(problems).toEqual([]);
      await page.close();
    },
  );

  test('/ opens the search even if a dialog that was just closed still has the focus', async () => {
    const { page } = await open();
    await visit(page, `${base}/index.html`);
    const isOpen = await page.evaluate<boolean>(`(() => {
      const dialog = document.getElementById('search');
      const field = document.getElementById('search-text');
      document.getElementById('find').click();
      dialog.close();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      return dialog.open;
    })()`);
    expect(isOpen).toBe(true);
    await page.close();
  });

  test('/ leads from each page of a reference to the filter of its operations', async () => {
    const names = ['addCup', 'listCups', 'addBox'];
    const operations = names.map((operationId) => [
      `/${operationId}`,
      { get: { operationId, responses: {} } },
    ]);
    const document = documentOf({ paths: Object.fromEntries(operations) });
    const { page, problems } = await open();
    await visit(page, pathToFileURL(join(await referenceOf(document), 'addBox.html')).href);
    await page.keyboard.press('/');
    await page.waitForURL(/index\.html#filter$/);
    await page.keyboard.type('cup');
    expect(await page.locator('.operations li:visible').count()).toBe(2);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('the form of a reference sends to the shown server alone, with the chosen scheme, and files', async () => {
    const received: { url?: string; key?: unknown; text: string }[] = [];
    const allowed = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    const api = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, url = '', headers } = request;
        if (method !== 'OPTIONS')
          received.push({ url, key: headers['x-key'], text: Buffer.concat(chunks).toString() });
        const isMoved = url.startsWith('/moved');
        const to =
          isMoved && method !== 'OPTIONS' ? { location: `http://localhost:${port}/stolen` } : {};
        response.writeHead('location' in to ? 307 : 200, { ...allowed, ...to }).end('{}');
      });
    });
    const { port } = new URL(await listen(api));
    const schema = { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } };
    const content = { 'application/json': {}, 'multipart/form-data': { schema } };
    const operation = (operationId: string): Json => ({
      operationId,
      security: [{ basic: [] }, { key: [] }],
      requestBody: { content },
      responses: {},
    });
    const document = documentOf({
      servers: [
        { url: 'https://first.example' },
        {
          url: 'http://127.0.0.1:{port}/{area}',
          variables: {
            port: { default: port },
            area: { default: 'north', enum: ['north', 'moved'] },
          },
        },
      ],
      paths: { '/a': { post: operation('send') }, '/b': { post: operation('other') } },
      components: {
        securitySchemes: {
          basic: { type: 'http', scheme: 'basic' },
          key: { type: 'apiKey', in: 'header', name: 'x-key' },
        },
      },
    });
    const site = await listen(siteServer(await referenceOf(document)));
    const page = await browser.newPage();
    await page.goto(`${site}/send.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    const shown = page.getByLabel('Server', { exact: true });
    expect(await shown.inputValue()).toBe('https://first.example');
    await page.getByLabel('Server of the API').selectOption({ index: 1 });
    expect(await shown.inputValue()).toBe(`http://127.0.0.1:${port}/north`);
    // The scheme of the samples comes first.
    expect(await page.getByLabel('Authentication').locator('option').allTextContents()).toEqual([
      'key',
      'basic',
    ]);
    await page.getByLabel('Key (key)').fill('secret');
    await page.getByLabel('Content type').selectOption('1');
    await page
      .getByLabel('photo')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('pixels') });
    const send = async (answer: RegExp): Promise<void> => {
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.try').getByText(answer).first().waitFor();
    };
    await send(/^200/);
    await page.getByLabel('area').selectOption({ label: 'moved' });
    await send(/redirects to another address/);
    expect(received.map(({ url, key }) => [url, key])).toEqual([
      ['/north/a', 'secret'],
      ['/moved/a', 'secret'],
    ]);
    expect(received[0]?.text).toMatch(/name="photo"; filename="a\.png"[^]*pixels/);
    await page.close();
  });

  test('keeps the colour scheme from page to page, and supports the keyboard', async () => {
    const { page } = await open();
    await visit(page, `${base}/index.html`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
    await page.focus('#colors');
    await page.keyboard.press('Enter');
    await page.goto(`${base}/kyc.html`);
    expect(await page.evaluate('document.documentElement.style.colorScheme')).toBe('dark');
    await page.close();
  });

  test(
    'an operation has its first example in sight, and remembers the language and the switch of the sources',
    { tags: 'ci' },
    async () => {
      const { page, problems } = await open();
      const topOf = (selector: string): Promise<number> =>
        page.evaluate(
          `document.querySelector('${selector}').getBoundingClientRect().top + scrollY`,
        );
      await visit(page, `${base}/v2.createPaymentSplit.html`);
      expect(await topOf('.panel.request pre')).toBeLessThan(900);
      await page.evaluate('scrollTo(0, 3000)');
      const { y = -1 } = (await page.locator('.panel.response').boundingBox()) ?? {};
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(900);
      await page.locator('label', { hasText: 'TypeScript' }).first().click();
      await page.getByRole('checkbox').check();
      await page.goto(`${base}/v2.createRefundSplit.html`);
      expect(await page.locator('.panel.request pre:visible').textContent()).toMatch(
        /^import .*const result/s,
      );
      await page.locator('.sources').first().waitFor();
      await page.getByLabel('Other languages').first().selectOption('Python');
      await page.locator('label', { hasText: 'Python' }).first().waitFor();
      await page.goto(`${base}/v2.createPaymentSplit.html`);
      const code = page.locator('.panel.request pre:visible', { hasText: 'import requests' });
      expect(await code.textContent()).toContain('"ORDER_2026_000417"');
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await topOf('.panel.request pre')).toBeLessThan(2 * 844);
      expect(problems).toEqual([]);
      await page.close();
    },
  );

  test('examples begin within two screens of 360 px', { timeout: 600_000 }, async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 360, height: 740 });
    // They are generated in the same way: a usual run opens one.
    const operations = isLong
      ? texts.filter((name) => /^v[12]\./.test(name))
      : ['v2.createPaymentSplit.html'];
    const faults: string[] = [];
    for (const name of operations) {
      await page.goto(`${base}/${name}`);
      const top = await page.evaluate<number>(
        "document.querySelector('.panel.request pre')?.getBoundingClientRect().top ?? 0",
      );
      if (top > 2 * 740) faults.push(`${name} has its example at ${top}`);
    }
    expect(faults).toEqual([]);
    await page.close();
  });
});
