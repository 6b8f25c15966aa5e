import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  faultsOf,
  v1Holders,
  v2Holders,
  type HolderCalls,
  holderCalls,
} from '../../../testing/holder-calls.js';
import { calendarBirth, file, individual, organization, person } from '../../../testing/sellers.js';
import { ruleStoreKinds } from '../../../testing/stores.js';
import {
  brokenInvariants,
  type Call,
  startTestSandbox,
  type TestSandbox,
} from '../../../testing/test-sandbox.js';

const accounts = [{ displayName: 'Main account' }];

describe.each(ruleStoreKinds)('account holders on $name', ({ open }) => {
  let started: TestSandbox;
  let call: Call;
  let holders: HolderCalls;
  beforeAll(async () => {
    started = await startTestSandbox({ storage: await open() });
  });
  afterAll(() => started.close());
  beforeEach(() => {
    call = started.as();
    holders = holderCalls(call);
  });

  test('require only a name, from which the default account is derived (D27)', async () => {
    const displayName = `Ünïcödé ${'x'.repeat(50)}`;
    const extRef = 'a-reference-of-more-than-32-characters';
    const { body } = await call('POST', v2Holders, { displayName, extRef });
    expect(body).toMatchObject({
      status: { code: 'ACTIVE', reason: 'The account holder is active.' },
      tier: 'FULL_KYC',
      externalAccounts: [],
    });
    expect(body).not.toHaveProperty('legalEntity');
    expect(body.accounts).toHaveLength(1);
    expect(body.accounts[0]).toMatchObject({
      extRef: `${extRef}_virtual_account`,
      displayName: displayName.slice(0, 48),
      balances: [{ currency: 'EUR', confirmed: 0, pending: 0, payout: 0 }],
    });
    const thin = await call('GET', `${v1Holders}/${body.code}`);
    expect(Object.keys(thin.body).toSorted()).toEqual(['code', 'displayName', 'extRef', 'status']);
    expect((await call('POST', v1Holders, { displayName })).body.details[0].field).toBe('accounts');
    expect(await holders.status(body.code)).toBeUndefined();
    expect((await call('POST', v2Holders, { displayName })).body.accounts[0].extRef).toBeNull();
  });

  test('have the text limits of the version (D29, D241)', async () => {
    const long = 'x'.repeat(300);
    const names = { displayName: long, description: long, extRef: long };
    const { body } = await call('POST', v1Holders, { ...names, accounts });
    expect(body).toMatchObject(names);
    const refused = await call('POST', v2Holders, names);
    expect(faultsOf(refused).toSorted()).toEqual([
      'description 422.900.003',
      'displayName 422.900.003',
    ]);
    const placeOfBirth = { city: 'x'.repeat(100), state: '' };
    const legalEntity = {
      ...individual({ placeOfBirth }),
      documents: [{ extRef: '', photos: [{ extRef: '', page: 'FRONT' }] }],
    };
    const made = await call('POST', v2Holders, { displayName: 'N', extRef: '', legalEntity });
    expect(made.body).toMatchObject({ extRef: '', legalEntity: { placeOfBirth } });
    const [stored] = made.body.legalEntity.documents;
    const documents = [{ extRef: '', number: '7' }];
    const change = { displayName: 'N', legalEntity: { documents } };
    const changed = await call('PATCH', `${v2Holders}/${made.body.code}`, change);
    // An empty reference is valid and finds the stored document.
    expect(changed.body.legalEntity.documents).toMatchObject([{ code: stored.code, number: '7' }]);
    for (const displayName of ['', undefined]) {
      expect((await call('POST', v2Holders, { displayName })).status).toBe(422);
    }
  });

  test('do not fail on a reference that is too long for an index', async () => {
    const part = Array.from({ length: 400 }, (_, index) => (index * 7919).toString(36)).join('-');
    const extRef = Array.from({ length: 20 }, (_, index) => `${index}${part}`).join(':');
    const { status } = await call('POST', v2Holders, { displayName: 'N', extRef });
    expect([200, 422]).toContain(status);
  });

  test('are created with all data and shown by both versions in their own shapes', async () => {
    const legalEntity = organization({ indirectControlThrough: true });
    const externalAccounts = [
      {
        displayName: 'Bank',
        accountType: 'IBAN',
        accountNumber: 'NL45SNDB0000000001',
        currency: 'EUR',
      },
    ];
    const salesProfile = { expectedMonthlyVolume: 100 };
    const made = await call('POST', v2Holders, {
      displayName: 'N',
      legalEntity,
      externalAccounts,
      salesProfile,
    });
    expect(made.body.salesProfile).toEqual(salesProfile);
    expect(made.body.externalAccounts[0]).toMatchObject({
      selected: true,
      kycStatus: 'MISSING_DATA',
    });
    const [owner] = made.body.legalEntity.ultimateBeneficialOwners;
    expect(owner).toMatchObject({ type: 'CEO', dateOfBirth: '1990-05-17T00:00:00.000Z' });
    expect(JSON.stringify(made.body)).not.toContain(file);
    const all = 'kycstatus,ubo,docfiles,accounts,extacc';
    const old = (await call('GET', `${v1Holders}/${made.body.code}?_fragments=${all}`)).body;
    expect(old.legalEntity).not.toHaveProperty('indirectControlThrough');
    expect(old.legalEntity.kycStatus).toEqual({ status: 'DATA_RECEIVED', details: [] });
    expect(old.legalEntity.documents[0]).toMatchObject({ title: 'Extract', data: file });
    const [oldOwner] = old.legalEntity.ultimateBeneficialOwners;
    expect(oldOwner).toMatchObject({ code: owner.code, dateOfBirth: '1990-05-17' });
    expect(oldOwner.kycStatus).toEqual({ status: 'DATA_RECEIVED', details: [] });
    expect(oldOwner.documents[0].photos[0].data).toBe(file);
    expect(old).not.toHaveProperty('salesProfile');
    const listed = (await call('GET', `${v2Holders}?_fragments=docs`)).body.elements[0];
    expect(listed.legalEntity).not.toHaveProperty('ultimateBeneficialOwners');
    expect(listed.legalEntity.documents[0]).not.toHaveProperty('data');
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('report all faults at once and store nothing', async () => {
    const before = await holders.hash();
    const legalEntity = individual({
      nationality: 'XXX',
      documents: [{ issuerCountry: 'ABC', photos: [{ page: 'FRONT', data: 'JVBERi0' }] }],
    });
    const externalAccounts = [
      {
        displayName: 'Bank',
        accountType: 'IBAN',
        accountNumber: 'NL46SNDB0000000001',
        currency: 'EUR',
      },
    ];
    const wrong = await call('POST', v2Holders, {
      displayName: 'M',
      legalEntity,
      externalAccounts,
    });
    expect(wrong.status).toBe(422);
    expect(faultsOf(wrong)).toEqual([
      'legalEntity.nationality 422.900.004',
      'legalEntity.documents[0].issuerCountry 422.900.004',
      'legalEntity.documents[0].photos[0].data 422.900.004',
      'externalAccounts[0].accountNumber 422.240.001',
    ]);
    const twins = [
      { extRef: 'same', type: 'CEO' },
      { extRef: 'same', type: 'CFO' },
    ];
    const documents = [{ extRef: 'same' }, { extRef: 'same' }];
    const conflict = await call('POST', v1Holders, {
      displayName: 'N',
      legalEntity: {
        legalForm: 'organization',
        ultimateBeneficialOwners: twins,
        documents,
      },
      accounts: [
        { displayName: 'Same', extRef: 'same' },
        { displayName: 'Same', extRef: 'same' },
      ],
    });
    expect(conflict.status).toBe(409);
    expect(faultsOf(conflict)).toEqual([
      'accounts[1].extRef 409.230.001',
      'accounts[1].displayName 409.230.002',
      'legalEntity.documents[1].extRef 409.220.001',
      'legalEntity.ultimateBeneficialOwners[1].extRef 409.200.002',
    ]);
    expect(await holders.hash()).toBe(before);
  });

  test('have a unique extRef within the merchant (D28)', async () => {
    const code = await holders.create(undefined, { extRef: 'one' });
    const other = await holders.create(undefined, { extRef: 'two' });
    for (const [path, body] of [
      [v1Holders, { displayName: 'M', extRef: 'one', accounts }],
      [v2Holders, { displayName: 'M', extRef: 'one' }],
    ] as const)
      expect((await call('POST', path, body)).body).toMatchObject({ code: '409.200.001' });
    for (const [holder, extRef, expected] of [
      [other, 'one', [409, undefined]],
      [code, 'one', [200, 'one']],
      [code, null, [200, undefined]],
      [other, 'one', [200, 'one']],
    ] as const) {
      const change = { displayName: 'Mila', extRef };
      const { status, body } = await call('PATCH', `${v2Holders}/${holder}`, change);
      expect([status, body.extRef]).toEqual(expected);
    }
    expect(
      (await started.as()('POST', v2Holders, { displayName: 'M', extRef: 'one' })).status,
    ).toBe(200);
  });

  test('require the displayName in an update of version 2 (D45)', async () => {
    const code = await holders.create(undefined, { description: 'Handmade' });
    const path = `${v2Holders}/${code}`;
    const before = await holders.hash();
    for (const body of [{}, { description: 'Other' }]) {
      const refused = await call('PATCH', path, body);
      expect([refused.status, faultsOf(refused)]).toEqual([422, ['displayName 422.900.002']]);
    }
    expect(await holders.hash()).toBe(before);
    const updated = await call('PATCH', path, { displayName: 'Mila' });
    expect(updated.body).toMatchObject({ displayName: 'Mila', description: 'Handmade' });
  });

  test('require all fields of a new bank account in an update of version 1', async () => {
    const code = await holders.create();
    const path = `${v1Holders}/${code}`;
    const sent = { externalAccounts: [{ extRef: 'bank', accountNumber: 'NL45SNDB0000000001' }] };
    expect(faultsOf(await call('PATCH', path, sent))).toEqual([
      'externalAccounts[0].currency 422.900.002',
    ]);
    const bank = { extRef: 'bank', accountNumber: 'NL45SNDB0000000001', currency: 'EUR' };
    const added = await call('PATCH', path, { externalAccounts: [bank] });
    expect(added.body.externalAccounts[0]).toMatchObject({
      ...bank,
      kycStatus: { status: 'WAITING_DATA' },
    });
    const next = [{ extRef: 'bank', statement: { data: file, issuedAt: '2026-02-28' } }];
    const stated = await call('PATCH', path, { externalAccounts: next, displayName: 'ignored' });
    expect(stated.body).toMatchObject({
      displayName: 'Mila',
      externalAccounts: [
        {
          ...bank,
          statement: { data: null, issuedAt: '2026-02-28' },
          kycStatus: { status: 'DATA_RECEIVED' },
        },
      ],
    });
  });

  test('accept phone and registration numbers as JSON numbers and return strings (D48)', async () => {
    const numbers = { phone: 31201234567, registrationNumber: 12345678 };
    for (const [path, born, more] of [
      [v1Holders, calendarBirth, { accounts }],
      [v2Holders, {}, {}],
    ] as const) {
      const ultimateBeneficialOwners = [{ type: 'CEO', ...person(born) }];
      const legalEntity = organization({ ultimateBeneficialOwners, ...numbers });
      const { body } = await call('POST', path, { displayName: 'N', legalEntity, ...more });
      const text = { phone: '31201234567', registrationNumber: '12345678' };
      expect(body.legalEntity).toMatchObject(text);
      const change = { displayName: 'N', legalEntity: { phone: 7 } };
      const changed = await call('PATCH', `${path}/${body.code}`, change);
      expect(changed.body.legalEntity.phone).toBe('7');
    }
  });

  test('are deleted by a reset, and created again identically', async () => {
    await call('POST', '/_sandbox/reset');
    const empty = await holders.hash();
    const make = async () => {
      const code = await holders.create(organization());
      await call('POST', `${v2Holders}/${code}/onboarding-url`);
      const bank = { accountNumber: '12345678', currency: 'EUR', statement: { data: file } };
      await call('POST', `${v1Holders}/${code}/externalaccounts`, bank);
      await call('PATCH', '/_sandbox/merchant', { unitedStates: true });
      return holders.hash();
    };
    const full = await make();
    expect((await call('POST', '/_sandbox/reset')).status).toBe(200);
    expect(await holders.hash()).toBe(empty);
    expect(await make()).toBe(full);
  });

  test('are hidden from other merchants', async () => {
    const code = await holders.create(individual());
    const before = await holders.hash();
    const stranger = started.as();
    for (const [method, path, body] of [
      ['GET', `${v1Holders}/${code}`],
      ['GET', `${v2Holders}/${code}?_fragments=docfiles`],
      ['PATCH', `${v1Holders}/${code}`, {}],
      ['PATCH', `${v2Holders}/${code}`, { displayName: 'Mine' }],
      ['GET', `${v2Holders}/${code}/ubos`],
      ['POST', `${v2Holders}/${code}/ubos`, { type: 'CEO' }],
      ['POST', `${v1Holders}/${code}/accounts`, { displayName: 'Mine' }],
      ['POST', `${v2Holders}/${code}/onboarding-url`],
    ] as const)
      expect(await stranger(method, path, body)).toMatchObject({ status: 404 });
    expect(await holders.hash()).toBe(before);
  });
});
