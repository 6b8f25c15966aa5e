import { beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../testing/raw-http.js';
import { ruleStoreKinds } from '../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { tenantOf } from '../tenants/keys.js';
import type { TenantPage } from './all-tenants.js';

const key = 'test_marketplace_9';
const tenant = tenantOf(key);
const asTenant = { 'x-sandbox-tenant': tenant, 'content-type': 'application/json' };

describe.each(ruleStoreKinds)('the list of all tenants, on $name', ({ open }) => {
  let started: TestSandbox;
  let call: Call;
  let origin: string;
  beforeAll(async () => {
    // Each call returns a later time, so that the order is defined.
    let now = Date.now();
    const systemTime = (): number => (now += 1);
    started = await startTestSandbox({ storage: await open(), requestLog: 10, systemTime });
    origin = (await started.sandbox.listen({ port: 0, allTenants: true })).url;
    call = started.as(key);
    await call('POST', '/api/accountholders', { displayName: 'Mila Ceramics' });
    await call('PUT', '/_sandbox/snapshots/first');
    await started.as('test_ro_marketplace_9')('GET', '/api/accountholders');
  });

  const list = async (): Promise<TenantPage> =>
    (await (await fetch(`${origin}/_sandbox/ui/tenants`)).json()) as TenantPage;

  test('lists tenants ordered by last change, with whole keys if they have no secret', async () => {
    await started.as('test_older_one')('GET', '/api/accountholders');
    await call('POST', '/api/accountholders', { displayName: 'Noordzee' });
    const { elements, totalElementCount } = await list();
    expect(totalElementCount).toBe(2);
    expect(elements[0]).toEqual({
      id: tenant,
      hints: [key, 'test_ro_marketplace_9'],
      changedAt: expect.stringMatching(/^20\d\d-/),
      clock: 'FROZEN',
      sellers: 2,
      payments: 0,
      payouts: 0,
      snapshots: 1,
    });
    const beyond = await fetch(`${origin}/_sandbox/ui/tenants?page=7`);
    expect(((await beyond.json()) as TenantPage).elements).toEqual([]);
  });

  test('uses a tenant without its key, which no response and no log contains', async () => {
    const responses: string[] = [];
    const send = async (method: string, path: string, body?: object): Promise<number> => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${origin}${path}`, { method, headers: asTenant, ...sent });
      responses.push(await response.text(), JSON.stringify([...response.headers]));
      return response.status;
    };
    const before = (await call('GET', '/api/accountholders')).body.totalElementCount as number;
    expect(await send('POST', '/api/accountholders', { displayName: 'Zonder sleutel' })).toBe(200);
    expect(await send('GET', '/_sandbox/clock')).toBe(200);
    expect(await send('GET', '/_sandbox/requests')).toBe(200);
    const { body: log } = await call('GET', '/_sandbox/requests');
    expect(await send('GET', `/_sandbox/requests/${log.elements[0].id}`)).toBe(200);
    expect(await send('GET', '/_sandbox/export')).toBe(200);
    expect((await call('GET', '/api/accountholders')).body.totalElementCount).toBe(before + 1);
    expect(responses.join('\n')).not.toContain(key);
  });

  test('the key of a request decides, and not its header', async () => {
    const authorization = 'Bearer test_another_tenant';
    const response = await fetch(`${origin}/api/accountholders`, {
      headers: { ...asTenant, authorization },
    });
    expect(await response.json()).toMatchObject({ totalElementCount: 0 });
  });

  test('refuses an unknown tenant with 401', async () => {
    for (const one of ['nobody', '', 'x'.repeat(5000), "' or 1=1 --"]) {
      const response = await fetch(`${origin}/_sandbox/clock`, {
        headers: { 'x-sandbox-tenant': one },
      });
      expect(response.status).toBe(401);
    }
    expect((await list()).totalElementCount).toBeGreaterThan(0);
  });

  test('refuses requests of other sites without changes', async () => {
    const before = await call('GET', '/_sandbox/state-hash');
    const attacks: Record<string, string>[] = [
      // Refused before they reach the dashboard.
      { host: 'evil.example' },
      { host: '127.0.0.1.nip.io:80' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' },
      { 'x-forwarded-for': '203.0.113.9' },
    ];
    for (const headers of attacks) {
      const status = 'host' in headers ? 421 : 403;
      const posted = await raw('POST', '/_sandbox/reset', { ...asTenant, ...headers });
      expect({ headers, status: posted.status }).toEqual({ headers, status });
      const listed = await raw('GET', '/_sandbox/ui/tenants', headers);
      expect({ headers, status: listed.status }).toEqual({ headers, status });
      expect(listed.text).not.toContain(tenant);
    }
    // A preflight request is not allowed either.
    const preflight = await raw('OPTIONS', '/_sandbox/reset', {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-sandbox-tenant',
    });
    expect(preflight.text).not.toMatch(/access-control-allow-origin/i);
    expect((await call('GET', '/_sandbox/state-hash')).body).toEqual(before.body);
  });

  test('ignores the header without allTenants, and if other machines can connect', async () => {
    const servers = [
      await started.sandbox.listen({ port: 0 }),
      await started.sandbox.listen({ port: 0, host: '0.0.0.0', allTenants: true }),
    ];
    for (const { url } of servers) {
      const local = url.replace('0.0.0.0', '127.0.0.1');
      expect((await fetch(`${local}/_sandbox/ui/tenants`)).status).toBe(403);
      expect((await fetch(`${local}/_sandbox/clock`, { headers: asTenant })).status).toBe(401);
    }
    const inProcess = new Request('http://127.0.0.1/_sandbox/clock', { headers: asTenant });
    expect((await started.sandbox.fetch(inProcess)).status).toBe(401);
  });

  test('masks keys that have a required secret', async () => {
    const secret = 'a-secret-of-the-test';
    const guarded = await startTestSandbox({ requireKey: secret });
    await guarded.as(`test_${secret}_shop`)('GET', '/api/accountholders');
    const { url } = await guarded.sandbox.listen({ port: 0, allTenants: true });
    const text = await (await fetch(`${url}/_sandbox/ui/tenants`)).text();
    expect(text).toContain('"hints":["test_a-secr…"]');
    expect(text).not.toContain(secret);
  });

  /** Sends headers that `fetch` does not allow. */
  function raw(method: string, path: string, headers: Record<string, string>) {
    const sent = { host: new URL(origin).host, ...headers };
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
    return sendRaw(origin, [`${method} ${path} HTTP/1.1`, ...lines]);
  }
});
