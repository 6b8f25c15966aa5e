import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  faultsOf,
  v1Holders,
  v2Holders,
  type HolderCalls,
  holderCalls,
} from '../../../testing/holder-calls.js';
import { file, individual, organization, person } from '../../../testing/sellers.js';
import { storeKinds } from '../../../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox.js';

describe.each(storeKinds)('updates of legal entities on $name', ({ open }) => {
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

  test('match list entries by extRef and ignore codes (D45, D133)', async () => {
    const code = await holders.create(organization());
    const before = await holders.entity(code);
    const [owner] = before.ultimateBeneficialOwners;
    const [document] = before.documents;
    await holders.advance(6);
    const update = {
      documents: [
        { extRef: 'register', title: 'Renamed', code: 'doc_X' },
        { extRef: 'second', title: 'Second', code: document.code },
      ],
      ultimateBeneficialOwners: [
        {
          extRef: 'bakker',
          email: 'x@example.com',
          documents: [{ extRef: 'passport', number: '7' }],
        },
        { type: 'CFO', firstName: 'Femke' },
      ],
    };
    const { body } = await holders.patch(code, update);
    expect(body.legalEntity.documents).toMatchObject([
      { code: document.code, extRef: 'register', title: 'Renamed' },
      { extRef: 'second', title: 'Second' },
    ]);
    const owners = body.legalEntity.ultimateBeneficialOwners;
    expect(owners).toHaveLength(2);
    expect(owners[0]).toMatchObject({
      code: owner.code,
      email: 'x@example.com',
      firstName: 'Mila',
    });
    expect(owners[0].documents).toMatchObject([{ number: '7', photos: [{ page: 'FRONT' }] }]);
    expect(await holders.entity(code)).toEqual(body.legalEntity);
    const stored = await holders.hash();
    const wrong = await holders.patch(code, {
      ultimateBeneficialOwners: [{ extRef: 'new', firstName: 'No type' }],
    });
    expect(faultsOf(wrong)).toEqual(['legalEntity.ultimateBeneficialOwners[0].type 422.900.002']);
    expect(await holders.hash()).toBe(stored);
  });

  test('reject another legal form and fields that do not match the stored one (D130, D172)', async () => {
    const code = await holders.create({ legalForm: 'individual', type: 'NON_PROFIT' });
    expect(await holders.entity(code)).not.toHaveProperty('type');
    expect(faultsOf(await holders.patch(code, { legalForm: 'organization' }))).toEqual([
      'legalEntity.legalForm 422.200.001',
    ]);
    expect((await holders.patch(code, { lastName: 7 })).status).toBe(400);
    expect((await holders.patch(code, { documents: [{ type: 'UTILITY_BILL' }] })).status).toBe(422);
    expect((await holders.patch(code, { registrationNumber: '1', lastName: 'V' })).status).toBe(
      200,
    );
  });

  test('store all fields of version 2 for both legal forms (D240)', async () => {
    const { documents: _documents, ...plain } = person({
      legalName: 'Mila Visser Keramiek',
      socialSecurityNumber: '078-05-1120',
      placeOfBirth: { city: 'Breda' },
      registrationNumber: '12345678',
      taxNumber: 'NL001234567B01',
      email: 'mila@example.com',
      phone: '+31201234567',
      indirectControlThrough: false,
    });
    const owners = [{ extRef: 'bakker', type: 'CEO', lastName: 'Bakker' }];
    for (const legalForm of ['individual', 'organization'] as const) {
      const sent = { ...plain, ultimateBeneficialOwners: owners };
      const code = await holders.create({ legalForm, ...sent });
      const [owner] = owners;
      const expected = { legalForm, ...plain, ultimateBeneficialOwners: [owner] };
      expect(await holders.entity(code)).toMatchObject(expected);
      expect((await holders.patch(code, { registrationNumber: null })).status).toBe(200);
      expect(await holders.entity(code)).not.toHaveProperty('registrationNumber');
      const { body } = await call('GET', `${v2Holders}/${code}/ubos`);
      expect(body.elements).toMatchObject(owners);
      // Version 1 shows the fields of its own form.
      const old = (await call('GET', `${v1Holders}/${code}?_fragments=ubo`)).body.legalEntity;
      const [shown, hidden] =
        legalForm === 'individual'
          ? ['socialSecurityNumber', 'ultimateBeneficialOwners']
          : ['ultimateBeneficialOwners', 'socialSecurityNumber'];
      expect(old).toHaveProperty(shown ?? '');
      expect(old).not.toHaveProperty(hidden ?? '');
    }
  });

  test('do not restart the check for fields that it does not require (D240)', async () => {
    const seller = await holders.create(individual());
    const shop = await holders.create(organization());
    await holders.advance(6);
    await holders.patch(seller, { registrationNumber: '2', taxNumber: '3' });
    await holders.patch(shop, { firstName: 'Ada', dateOfBirth: '1979-02-01T00:00:00Z' });
    expect(await holders.status(seller)).toBe('PASSED');
    expect(await holders.status(shop)).toBe('PASSED');
  });

  test('limit a document to 20 photos', async () => {
    const photos = Array.from({ length: 20 }, () => ({ page: 'FRONT', data: file }));
    const code = await holders.create(individual({ documents: [{ extRef: 'id', photos }] }));
    const more = await holders.patch(code, {
      documents: [{ extRef: 'id', photos: photos.slice(0, 1) }],
    });
    expect(faultsOf(more)).toEqual(['legalEntity.documents[0].photos 422.900.003']);
  });
});
