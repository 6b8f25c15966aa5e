import { beforeAll, expect, test } from 'vitest';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

let call: Call;
const started = useTestSandbox();
beforeAll(async () => {
  call = started.as('test_writer');
});

const holders = '/api/accountholders';

test.each([
  ['Bearer test_writer', 200],
  ['bearer test_writer', 200],
  ['test_writer', 200],
  ['Bearer test_ab', 401],
  ['Bearer live_writer', 401],
  ['Bearer', 401],
  ['Basic dGVzdF93cml0ZXI6', 401],
  [undefined, 401],
])('Authorization: %s gets %i', async (authorization, status) => {
  const headers = authorization === undefined ? {} : { authorization };
  const request = new Request(`http://sandbox.example${holders}`, { headers });
  expect((await started.sandbox.fetch(request)).status).toBe(status);
});

test('a read-only key can read the data of the key with the same name, and cannot write', async () => {
  await call('POST', holders, { displayName: 'Mila Ceramics', extRef: 'seller-1' });
  const reader = started.as('test_ro_writer');
  expect((await reader('GET', holders)).body.elements[0].extRef).toBe('seller-1');
  for (const path of [holders, '/_sandbox/reset', '/_sandbox/clock/freeze', '/_sandbox/keys']) {
    const refused = await reader('POST', path, { displayName: 'No' });
    expect(refused).toMatchObject({ status: 403, body: { code: '403.100.001' } });
  }
});

test('an unknown test key creates an empty tenant', async () => {
  await call('POST', holders, { displayName: 'Mila Ceramics' });
  expect((await started.as()('GET', holders)).body.totalElementCount).toBe(0);
});

test('thirty concurrent first requests with a new key create one tenant', async () => {
  const fresh = started.as('test_thirty_at_once');
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => fresh('GET', '/api/divisions')),
  );
  const accounts = responses.map(({ body }) => body[0].balances[0].virtualAccountCode as string);
  expect(new Set(accounts).size).toBe(1);
});
