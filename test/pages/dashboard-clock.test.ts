import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { opened, type PageTests, startPageTests } from './page-tests.js';

describe('the clock of the dashboard in Chromium', { tags: 'chromium' }, () => {
  let tests: PageTests;
  beforeAll(async () => {
    tests = await startPageTests();
    await tests.call('POST', '/_sandbox/clock/realtime');
  });
  afterAll(() => tests.close());

  test('shows the same time of a running clock in the header and in the view', async () => {
    const page = await tests.open();
    await page.clock.install();
    await page.addInitScript(opened);
    await page.goto(`${tests.origin}/_sandbox/ui`);
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
  });
});
