import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  faultsOf,
  v1Holders,
  type HolderCalls,
  holderCalls,
} from '../../../testing/holder-calls.js';
import { file, individual, organization } from '../../../testing/sellers.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox.js';

describe('late documents', () => {
  let started: TestSandbox;
  let call: Call;
  let holders: HolderCalls;
  beforeAll(async () => {
    started = await startTestSandbox();
  });
  afterAll(() => started.close());
  beforeEach(() => {
    call = started.as();
    holders = holderCalls(call);
  });

  test('are added to an existing holder (D138 to D141)', async () => {
    const { documents, ...plain } = individual();
    expect(documents).toHaveLength(1);
    const code = await holders.create(plain);
    const path = `${v1Holders}/${code}/individual/documents`;
    const photo = { page: 'FRONT', style: 'STRAIGHT', format: 'PNG', data: file };
    const passport = {
      type: 'PASSPORT',
      number: '1',
      issuedAt: '2026-03-09',
      expiresAt: '2026-03-11',
      photos: [photo],
    };
    const wrong = { ...passport, issuedAt: '2026-03-10', expireAt: '2026-03-10' };
    expect(faultsOf(await call('POST', path, wrong))).toEqual([
      'expireAt 422.220.001',
      'issuedAt 422.220.002',
      'expiresAt 422.220.003',
    ]);
    // The fault names the field that was sent.
    const expired = { ...passport, expiresAt: '2026-03-10' };
    const refused = await call('POST', path, expired);
    expect(faultsOf(refused)).toEqual(['expiresAt 422.220.001']);
    expect(refused.body.details[0].attemptedValue).toBe('2026-03-10');
    const twins = {
      ...passport,
      photos: [
        { ...photo, extRef: 'a' },
        { ...photo, extRef: 'a' },
      ],
    };
    expect(faultsOf(await call('POST', path, twins))).toEqual(['photos[1].extRef 409.220.002']);
    const sent = await call('POST', path, { ...passport, extRef: 'late' });
    expect(sent.body).toMatchObject({
      extRef: 'late',
      expireAt: '2026-03-11',
      photos: [{ page: 'FRONT' }],
    });
    expect(JSON.stringify(sent.body)).not.toContain(file);
    expect(await holders.status(code)).toBe('DATA_RECEIVED');
    expect((await call('POST', path, { ...passport, extRef: 'late' })).body.code).toBe(
      '409.220.001',
    );
    const company = {
      title: 'Tax',
      issuer: 'TAX_AUTHORITY',
      issuedAt: '2026-03-09',
      issuerCountry: 'NLD',
      data: file,
    };
    const other = `${v1Holders}/${code}/organization/documents`;
    expect((await call('POST', other, company)).body).toMatchObject({ code: '422.220.004' });
    const firm = await holders.create(organization({ documents: [] }));
    const late = await call('POST', `${v1Holders}/${firm}/organization/documents`, company);
    expect(late.body).toMatchObject({ title: 'Tax', issuer: 'TAX_AUTHORITY' });
    expect(await holders.status(firm)).toBe('DATA_RECEIVED');
    const [shown] = (await holders.entity(firm, 'docfiles')).documents;
    expect(shown).toMatchObject({ title: 'Tax', data: file });
    expect(shown).not.toHaveProperty('issuer');
  });
});
