import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultsOf, type HolderCalls, holderCalls } from '../../testing/holder-calls.js';
import { file, individual, organization } from '../../testing/sellers.js';
import { storeKinds } from '../../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';

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

  test('entries of lists are matched by extRef, else added; codes are ignored (D45, D133)', async () => {
    const code = await holders.create(organization());
    const before = await holders.entity(code);
    const [owner] = before.ultimateBeneficialOwners;
    const [paper] = before.documents;
    await holders.advance(6);
    const update = {
      documents: [
        { extRef: 'register', title: 'Renamed', code: 'doc_X' },
        { extRef: 'second', title: 'Second', code: paper.code },
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
      { code: paper.code, extRef: 'register', title: 'Renamed' },
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

  test('the form never changes, and what is sent fits it (D130, D172)', async () => {
    const code = await holders.create({ legalForm: 'individual', registrationNumber: '1' });
    expect(await holders.entity(code)).not.toHaveProperty('registrationNumber');
    expect(faultsOf(await holders.patch(code, { legalForm: 'organization' }))).toEqual([
      'legalEntity.legalForm 422.200.001',
    ]);
    expect((await holders.patch(code, { lastName: 7 })).status).toBe(400);
    expect((await holders.patch(code, { documents: [{ type: 'UTILITY_BILL' }] })).status).toBe(422);
    expect((await holders.patch(code, { registrationNumber: '1', lastName: 'V' })).status).toBe(
      200,
    );
  });

  test('a document has at most 20 photos in all', async () => {
    const photos = Array.from({ length: 20 }, () => ({ page: 'FRONT', data: file }));
    const code = await holders.create(individual({ documents: [{ extRef: 'id', photos }] }));
    const more = await holders.patch(code, {
      documents: [{ extRef: 'id', photos: photos.slice(0, 1) }],
    });
    expect(faultsOf(more)).toEqual(['legalEntity.documents[0].photos 422.900.003']);
  });
});
