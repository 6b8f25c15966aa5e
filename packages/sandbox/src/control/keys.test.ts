import { expect, test } from 'vitest';
import { useTestSandbox } from '../testing/test-sandbox.js';

const started = useTestSandbox();

const issue = async (key: string): Promise<string> => {
  const { status, body } = await started.as(key)('POST', '/_sandbox/keys');
  expect(status).toBe(200);
  return body.apiKey as string;
};
const revoke = (key: string, apiKey: string) =>
  started.as(key)('POST', '/_sandbox/keys/revoke', { apiKey });
const statusWith = async (key: string) => (await started.as(key)('GET', '/api/divisions')).status;

test('a tenant can have several valid keys; a revoked key is invalid (D10)', async () => {
  const first = 'test_keys_beside';
  const { body } = await started.as(first)('POST', '/api/accountholders', { displayName: 'Mila' });
  const second = await issue(first);
  const third = await issue(second);
  expect([second, third]).toEqual([`${first}.k2`, `${first}.k3`]);
  const path = `/api/accountholders/${body.code as string}`;
  for (const key of [first, second, third])
    expect((await started.as(key)('GET', path)).status).toBe(200);
  expect((await revoke(third, first)).status).toBe(200);
  expect(await statusWith(first)).toBe(401);
  expect(await statusWith(second)).toBe(200);
  // A revoked key is not issued again and does not create a tenant.
  expect(await issue(second)).toBe(`${first}.k4`);
  expect(await statusWith(first)).toBe(401);
});

test('another key of a tenant cannot be derived from a revoked key', async () => {
  const first = 'test_keys_leaked';
  const reader = 'test_ro_keys_leaked';
  const second = await issue(first);
  expect((await revoke(second, first)).status).toBe(200);
  for (const key of [`${first}.k9`, reader]) expect(await statusWith(key)).toBe(401);
  expect(await statusWith(second)).toBe(200);
});

test('a key can revoke neither itself nor a key of another tenant', async () => {
  const [own, other] = ['test_keys_own', 'test_keys_other'];
  expect(await statusWith(own)).toBe(200);
  expect(await statusWith(other)).toBe(200);
  expect(await revoke(own, own)).toMatchObject({ status: 422, body: { code: '422.900.004' } });
  expect((await revoke(own, other)).status).toBe(404);
  expect((await revoke(own, 'test_keys_nobody')).status).toBe(404);
  expect([await statusWith(own), await statusWith(other)]).toEqual([200, 200]);
});

test.each([
  '/_sandbox/export',
  '/_sandbox/requests/1',
  '/_sandbox/webhooks/deliveries',
  '/_sandbox/webhooks/deliveries/ev_x',
])(
  'a read-only key cannot read onboarding links, through which data can be changed: %s',
  async (path) => {
    await started.as('test_keys_links')('GET', '/api/divisions');
    expect((await started.as('test_ro_keys_links')('GET', path)).status).toBe(403);
    expect((await started.as('test_keys_links')('GET', path)).status).not.toBe(403);
  },
);

test('a tenant has at most 200 keys', async () => {
  for (let count = 1; count < 200; count += 1) await issue('test_keys_many');
  const refused = await started.as('test_keys_many')('POST', '/_sandbox/keys');
  expect(refused).toMatchObject({ status: 422, body: { details: [{ field: 'apiKey' }] } });
});
