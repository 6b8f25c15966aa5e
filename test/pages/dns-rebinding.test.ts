// DNS rebinding: the name of another site resolves to this machine, so its page calls the sandbox as its own origin.
import type { Sandbox } from '@seller-funds/sandbox';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { launchChromium } from '../packages/browser.js';
import { serveRequests } from '../serve.js';

const site = 'evil.example';
const key = 'test_sandbox';

describe('a page of another site in Chromium', { tags: 'chromium' }, () => {
  const received: string[] = [];
  let internal: string;
  let sandbox: Sandbox;
  let browser: Browser;
  let origin: string;
  beforeAll(async () => {
    internal = await serveRequests(({ url }) => {
      received.push(url);
      return new Response('SECRET-INTERNAL-BODY');
    });
    ({ sandbox } = await startTestSandbox({ webhooks: { privateAddresses: true } }));
    const { url } = await sandbox.listen({ port: 0, allTenants: true });
    origin = url.replace('127.0.0.1', site);
    browser = await launchChromium(`--host-resolver-rules=MAP ${site} 127.0.0.1`);
  });

  test('can neither read nor change data, even with a well-known key', async () => {
    const page = await browser.newPage();
    // Any document of this origin: the script below takes the place of the page that the attacker's server sent
    // before the name resolved to this machine.
    await page.goto(`${origin}/attack`);
    const results = await page.evaluate<
      [step: string, status: number, text: string][]
    >(`(async () => {
        const results = [];
        const call = async (method, path, body) => {
          const headers = { authorization: 'Bearer ${key}', 'content-type': 'application/json' };
          const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
          const text = await response.text();
          results.push([method + ' ' + path, response.status, text]);
          try { return JSON.parse(text); } catch { return {}; }
        };
        await call('POST', '/api/webhook-configurations',
          { url: '${internal}/internal', type: 'WEBHOOK_KYC_UPDATE', isActivated: true });
        const { code } = await call('POST', '/api/accountholders', { displayName: 'Mallory' });
        await call('POST', '/_sandbox/account-holders/' + code + '/kyc', { outcome: 'PASSED' });
        await call('POST', '/_sandbox/webhooks/flush');
        const { elements = [] } = await call('GET', '/_sandbox/webhooks/deliveries');
        for (const each of elements) await call('GET', '/_sandbox/webhooks/deliveries/' + each.code);
        await call('GET', '/_sandbox/export');
        await call('POST', '/_sandbox/reset');
        await call('GET', '/_sandbox/ui');
        await call('GET', '/_sandbox/ui/tenants');
        return results;
      })()`);
    expect(results.filter(([, status]) => status !== 421)).toEqual([]);
    expect(results.length).toBeGreaterThan(8);
    expect(JSON.stringify(results)).not.toContain('SECRET');
    expect(received).toEqual([]);
    // No request created a tenant.
    expect((await sandbox.verify()).length).toBe(0);
  });
});
