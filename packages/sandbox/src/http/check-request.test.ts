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

test('treats U+0000 in a path as an unknown code', async () => {
  expect((await call('GET', '/api/accountholders/ah%00')).status).toBe(404);
});

test.each(['/api/v1/accountholders', '/api/accountholders'])(
  '%s has no empty list of fragments',
  async (path) => {
    const { status, body } = await call('GET', `${path}?_fragments=`);
    expect(status).toBe(422);
    expect(body.details).toMatchObject([{ field: '_fragments' }]);
  },
);
