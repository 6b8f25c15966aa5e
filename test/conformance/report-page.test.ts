// The HTML report in Chromium: accessibility in both themes and on a narrow screen, search, and data of a hostile
// service.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../packages/browser.js';
import { cutOff, lightAndDark, show, violations } from '../pages/page-tests.js';
import { serveRequests } from '../serve.js';
import { temporaryFolder } from '../temporary-folder.js';
import { runCommand } from './run.js';

const file = join(temporaryFolder(), 'report.html');
const message = '</script><script>document.title="owned"</script><img src="http://127.0.0.1:9/">';

describe('the HTML report', { tags: 'chromium', timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    const url = await serveRequests(() => Response.json({ message }, { status: 400 }));
    const only = 'examples/v2*Division*,responses/v2*Division*';
    const required = ['--target', url, '--api-key', 'test_report', '--only', only];
    await runCommand(...required, '--report', `html=${file}`);
    browser = await launchChromium();
  }, 120_000);

  async function open(): Promise<Page> {
    // The content security policy of the page would block axe.
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(pathToFileURL(file).href);
    return page;
  }

  test(
    'is accessible at 1280 px, light, and 360 px, dark, and does not scroll sideways',
    { tags: 'long' },
    async () => {
      const looks = lightAndDark(1280, 360);
      const page = await open();
      for (const view of ['checks', 'claims', 'decisions', 'operations']) {
        await page.click(`[data-view=${view}]`);
        // A few entries are enough, as all are alike.
        if (view !== 'operations') await page.fill('#search', 'division');
        const first = page.locator('#list > details > summary').first();
        if (view !== 'operations') await first.click();
        for (const look of looks) {
          await show(page, look);
          expect([view, look, await violations(page)]).toEqual([view, look, []]);
          expect([view, look, await cutOff(page)]).toEqual([view, look, 0]);
        }
        await page.fill('#search', '');
      }
      // A long id leaves enough width for the title.
      await page.click('[data-view=checks]');
      for (const look of looks) {
        await show(page, look);
        const title = await page.locator('#list summary .title').first().boundingBox();
        expect(title?.width).toBeGreaterThan(150);
      }
      await page.close();
    },
  );

  test('filters and searches by keyboard, and opens a request with its response', async () => {
    const page = await open();
    await page.selectOption('#status', 'failed');
    await page.fill('#search', 'examples listDivisions');
    expect(await page.textContent('#count')).toMatch(/^1 of \d+$/);
    await page.locator('#list > details > summary').focus();
    await page.keyboard.press('Enter');
    // Details are rendered when they are opened.
    await page.locator('#list details details > summary').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const response = page.locator('#list pre').last();
    await response.waitFor({ state: 'visible' });
    expect(await response.textContent()).toContain(message.replaceAll('"', String.raw`\"`));
    expect(await page.textContent('#list pre')).toContain('$API_KEY');
    expect(await page.title()).toMatch(/^Conformance: /);
    await page.close();
  });
});
