import { beforeAll, expect, test } from 'vitest';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

let call: Call;
const started = useTestSandbox();
beforeAll(async () => {
  call = started.as();
});

const nul = 'a\0b';

test.each([nul, 'a\ud800', '\udfffb'])(
  'reports %j at every field, all at once (D262)',
  async (text) => {
    const legalEntity = { legalForm: 'individual', firstName: text, socialSecurityNumber: text };
    const body = {
      displayName: text,
      legalEntity: { ...legalEntity, documents: [{ number: text }] },
    };
    const before = (await call('GET', '/_sandbox/state-hash')).body.hash;
    const response = await call('POST', '/api/accountholders', body);
    expect(response.status).toBe(422);
    expect(response.body.details).toMatchObject([
      { field: 'displayName', code: '422.900.004', attemptedValue: text },
      { field: 'legalEntity.firstName', attemptedValue: text },
      { field: 'legalEntity.socialSecurityNumber' },
      { field: 'legalEntity.documents[0].number' },
    ]);
    expect(response.body.details[2]).not.toHaveProperty('attemptedValue');
    expect((await call('GET', '/_sandbox/state-hash')).body.hash).toBe(before);
  },
);

test('ignores U+0000 in an unknown member (D12)', async () => {
  const body = {
    displayName: 'Mila',
    shop: nul,
    legalEntity: { legalForm: 'individual', shoe: nul },
  };
  expect((await call('POST', '/api/accountholders', body)).status).toBe(200);
});

test.each([
  ['/api/transactions?query=a%00b', 'query'],
  ['/api/fund/payouts?query=%00', 'query'],
  ['/api/reports?report=payout-report&account=%00', 'account'],
])('%s cannot be read', async (path, field) => {
  const { status, body } = await call('GET', path);
  expect([status, body.code]).toEqual([400, '400.900.001']);
  expect(body.details).toMatchObject([{ field, code: '400.900.001' }]);
});

test('treats U+0000 in a path as an unknown code', async () => {
  expect((await call('GET', '/api/accountholders/ah%00')).status).toBe(404);
});

test('returns 400 for a member named __proto__, with its location (D261)', async () => {
  const text = '{"displayName": "Mila", "legalEntity": {"__proto__": {}}}';
  const headers = { authorization: 'Bearer test_proto', 'content-type': 'application/json' };
  const request = new Request('http://sandbox.example/api/accountholders', {
    method: 'POST',
    headers,
    body: text,
  });
  const response = await started.sandbox.fetch(request);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ details: [{ field: 'legalEntity.__proto__' }] });
});

test.each(['9007199254740992', '0', '-1'])('the id %s is out of range (D263)', async (id) => {
  const { status, body } = await call('GET', `/api/webhook-configurations/${id}`);
  expect(status).toBe(422);
  expect(body.details).toMatchObject([{ field: 'configurationId' }]);
});

test.each(['/api/v1/accountholders', '/api/accountholders'])(
  '%s has no empty list of fragments',
  async (path) => {
    const { status, body } = await call('GET', `${path}?_fragments=`);
    expect(status).toBe(422);
    expect(body.details).toMatchObject([{ field: '_fragments' }]);
  },
);
