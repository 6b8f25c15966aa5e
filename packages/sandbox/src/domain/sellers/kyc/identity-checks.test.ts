import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../../storage/store.js';
import {
  faultsOf,
  v1Holders,
  v2Holders,
  type HolderCalls,
  holderCalls,
} from '../../../testing/holder-calls.js';
import { file, individual } from '../../../testing/sellers.js';
import { ruleStoreKinds } from '../../../testing/stores.js';
import { tenantOf } from '../../../tenants/keys.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox.js';

/** Builds an account with a statement. */
function bank(accountNumber: string, displayName: string) {
  const statement = { data: file };
  return { displayName, accountType: 'IBAN', accountNumber, currency: 'EUR', statement };
}

describe.each(ruleStoreKinds)('identity checks on $name', ({ open }) => {
  let store: Store;
  let started: TestSandbox;
  let call: Call;
  let key: string;
  let holders: HolderCalls;
  beforeAll(async () => {
    store = await open();
    started = await startTestSandbox({ storage: store });
  });
  afterAll(() => started.close());
  beforeEach(() => {
    key = `test_${randomUUID()}`;
    call = started.as(key);
    holders = holderCalls(call);
  });

  /** Returns the webhook bodies about a holder, oldest first. */
  const events = async (code: string) => {
    const rows = await store
      .reader(tenantOf(key))
      .run((db) =>
        db
          .selectFrom('webhook_events')
          .select('body')
          .where('owner', '=', code)
          .orderBy('code')
          .execute(),
      );
    return rows.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  };

  test('restart after an important change only (D37)', async () => {
    const code = await holders.create(individual({ email: 'a@example.com' }));
    await holders.advance(6);
    expect(await holders.status(code)).toBe('PASSED');
    await holders.patch(code, {
      email: 'b@example.com',
      phone: '1',
      taxNumber: '2',
      firstName: 'Mila',
    });
    await call('PATCH', `${v2Holders}/${code}`, { displayName: 'Other', description: 'text' });
    expect(await holders.status(code)).toBe('PASSED');
    const changed = await holders.patch(code, { address: { city: 'Ede', state: null } });
    expect(changed.body.legalEntity.address).toMatchObject({ city: 'Ede', street: 'Havenstraat' });
    expect(await holders.status(code)).toBe('IN_PROGRESS');
    await holders.advance(3);
    await holders.patch(code, { lastName: 'Bakker' });
    await holders.advance(4);
    expect(await holders.status(code)).toBe('IN_PROGRESS');
    await holders.advance(1);
    expect(await holders.status(code)).toBe('PASSED');
    await holders.patch(code, { nationality: null });
    expect((await holders.entity(code)).kycMessage).toBe('Missing: legalEntity.nationality');
    const kinds = (await events(code)).map(({ kycStatus, kycMessage }) => [kycStatus, kycMessage]);
    expect(kinds).toEqual([
      ['IN_PROGRESS', undefined],
      ['ACTIVE', undefined],
      ['IN_PROGRESS', undefined],
      ['ACTIVE', undefined],
      ['MISSING_DATA', 'Missing: legalEntity.nationality'],
    ]);
  });

  test.each([
    ['KYC-REJECTED', 'REJECTED', 'NOPAYOUT'],
    ['KYC-FAILED', 'FAILED', 'NOPAYOUT'],
    ['KYC-FORGED', 'FORGED', 'SUSPENDED'],
    ['KYC-HOLD', 'IN_PROGRESS', 'ACTIVE'],
  ])(
    'with the test name %s end as %s, and the holder becomes %s (D30, D38)',
    async (token, kyc, may) => {
      const code = await holders.create(individual({ lastName: `Visser ${token}` }));
      await holders.advance(60);
      expect(await holders.status(code)).toBe(kyc);
      expect((await call('GET', `${v2Holders}/${code}`)).body.status.code).toBe(may);
      await holders.patch(code, { lastName: 'Visser' });
      await holders.advance(60);
      expect(await holders.status(code)).toBe('PASSED');
      expect((await call('GET', `${v2Holders}/${code}`)).body.status.code).toBe('ACTIVE');
    },
  );

  test('keep a forged holder suspended until a new check ends (D30, D33)', async () => {
    const code = await holders.create(individual({ lastName: 'KYC-FORGED' }));
    await holders.advance(60);
    await holders.patch(code, { email: 'b@example.com' });
    expect(await holders.status(code)).toBe('FORGED');
    await holders.patch(code, { lastName: 'KYC-REJECTED' });
    expect((await holders.entity(code)).kycStatus).toBe('IN_PROGRESS');
    const may = async () => (await call('GET', `${v2Holders}/${code}`)).body.status.code as string;
    expect(await may()).toBe('SUSPENDED');
    await holders.advance(60);
    expect(await may()).toBe('NOPAYOUT');
    await call('POST', `/_sandbox/account-holders/${code}/status`, { code: 'SUSPENDED' });
    await holders.patch(code, { lastName: 'Visser' });
    await holders.advance(60);
    expect(await holders.status(code)).toBe('PASSED');
    // The suspension by the operator is kept.
    expect(await may()).toBe('SUSPENDED');
  });

  test('of external accounts end after that of their holder (D52, D94)', async () => {
    const externalAccounts = [
      bank('NL45SNDB0000000001', 'ok'),
      bank('NL34SNDB0000000005', 'rejected'),
      bank('NL07SNDB0000000006', 'forged'),
    ];
    const code = await holders.create(undefined, { externalAccounts });
    const states = async () => {
      const { body } = await call('GET', `${v1Holders}/${code}?_fragments=extacc,kycstatus`);
      return body.externalAccounts.map(
        (one: { kycStatus: { status: string } }) => one.kycStatus.status,
      );
    };
    await holders.advance(60);
    expect(await states()).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS']);
    await holders.patch(code, individual());
    await holders.advance(5);
    expect(await states()).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS']);
    await holders.advance(1);
    expect(await states()).toEqual(['PASSED', 'REJECTED', 'FORGED']);
    const again = { ...bank('NL45SNDB0000000001', 'rejected'), extRef: 'none' };
    const conflict = await call('PATCH', `${v1Holders}/${code}`, { externalAccounts: [again] });
    expect(faultsOf(conflict)).toEqual(['externalAccounts[0].displayName 409.240.002']);
    expect((await events(code)).map(({ kycStatus }) => kycStatus)).toEqual([
      'IN_PROGRESS',
      'ACTIVE',
    ]);
  });
});
