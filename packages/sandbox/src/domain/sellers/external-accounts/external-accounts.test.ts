import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ruleStoreKinds } from '../../../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox.js';

const pdf = 'JVBERi0xLjcK';
const iban = {
  displayName: 'Mila Visser',
  accountType: 'IBAN',
  accountNumber: 'NL45SNDB0000000001',
  currency: 'EUR',
};
const upo = {
  displayName: 'Mila US',
  accountType: 'UPO',
  paymentMethod: 'ACH',
  apmData: { routingNumber: '021000021' },
  currency: 'EUR',
};

/** Formats the field and code of each fault. */
function faults({ body }: { body: { details: { field: string; code: string }[] } }): string[] {
  return body.details.map(({ field, code }) => `${field} ${code}`);
}

describe.each(ruleStoreKinds)('external accounts on $name', ({ open }) => {
  let started: TestSandbox;
  let call: Call;
  let v1: string;
  let v2: string;
  beforeAll(async () => {
    started = await startTestSandbox({ storage: await open() });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    call = started.as();
    const holder = await call('POST', '/api/accountholders', { displayName: 'Mila Ceramics' });
    v2 = `/api/accountholders/${holder.body.code}/externalaccounts`;
    v1 = v2.replace('/api/', '/api/v1/');
  });

  test('are shown by both versions in their own shapes', async () => {
    const bank = { accountNumber: '12345678', currency: 'GBP', statement: { data: pdf } };
    const first = await call('POST', v1, bank);
    expect(first.body).toMatchObject({
      accountType: 'IBAN',
      statement: { data: null },
      kycStatus: { status: 'DATA_RECEIVED', details: [] },
    });
    const second = await call('POST', v2, { ...upo, extRef: 'us', selected: true, code: 'ea_x' });
    expect(second.body).toMatchObject({ ...upo, selected: false, kycStatus: 'MISSING_DATA' });
    expect(second.body.kycMessage).toBe('Missing: accountNumber, statement');
    const { elements } = (await call('GET', v1)).body;
    expect(elements).toEqual([
      {
        code: second.body.code,
        accountType: 'UPO',
        currency: 'EUR',
        displayName: 'Mila US',
        extRef: 'us',
      },
      {
        code: first.body.code,
        accountType: 'IBAN',
        accountNumber: '12345678',
        currency: 'GBP',
        statement: { data: null },
      },
    ]);
    const listed = (await call('GET', `${v2}?_sort=asc&_fragments=docfiles,kycstatus`)).body;
    expect(listed.elements[0]).toMatchObject({
      currency: 'GBP',
      statement: { data: pdf },
      kycStatus: 'IN_PROGRESS',
      selected: true,
    });
    const alone = (await call('GET', `${v1}/${first.body.code}`)).body;
    expect(alone.statement).toEqual({ data: pdf });
  });

  test('report faults of numbers, currencies and required fields together', async () => {
    const iban2 = { ...iban, accountNumber: 'NL46SNDB0000000001', statement: { data: 'JVBERi0' } };
    expect(faults(await call('POST', v2, iban2))).toEqual([
      'accountNumber 422.240.001',
      'statement.data 422.900.004',
    ]);
    const refused = await call('POST', v1, { ...iban2, statement: undefined });
    expect(refused.body.details[0]).not.toHaveProperty('attemptedValue');
    const wrong = { ...upo, apmData: { routingNumber: '021000022' } };
    expect(faults(await call('POST', v2, wrong))).toEqual(['apmData.routingNumber 422.240.002']);
    const { body } = await call('POST', v2, iban);
    const path = `${v2}/${body.code}`;
    for (const response of [
      await call('PATCH', path, { ...iban, currency: 'USD' }),
      await call('POST', v2, { ...iban, currency: 'USD' }),
      await call('POST', v2, { ...upo, currency: 'USD' }),
    ]) {
      expect(response.body.details).toMatchObject([
        { field: 'currency', code: '422.900.005', message: 'The value must be EUR.' },
      ]);
    }
    expect(faults(await call('PATCH', path, { ...iban, accountType: 'UPO' }))).toEqual([
      'paymentMethod 422.900.002',
      'apmData 422.900.002',
    ]);
    expect((await call('GET', path)).body).toEqual(body);
  });

  test('clear fields that a new type does not have (D187)', async () => {
    const { body } = await call('POST', v2, { ...upo, allowedOtherCurrencyCodes: ['GBP', 'JPY'] });
    const path = `${v2}/${body.code}`;
    const changed = await call('PATCH', path, {
      ...iban,
      paymentMethod: 'ACH',
      allowedOtherCurrencyCodes: ['CAD'],
      acceptOtherCurrencies: true,
    });
    expect(changed.body).toMatchObject({
      ...iban,
      acceptOtherCurrencies: true,
      allowedOtherCurrencyCodes: ['CAD'],
    });
    expect(changed.body).not.toHaveProperty('paymentMethod');
    expect(changed.body).not.toHaveProperty('apmData');
  });

  test('have unique references within the holder, and unique names in version 1 (D28)', async () => {
    await call('POST', v2, { ...iban, extRef: 'bank' });
    for (const [path, conflicts] of [
      [v1, ['extRef 409.240.001', 'displayName 409.240.002']],
      [v2, ['extRef 409.240.001']],
    ] as const) {
      const twice = await call('POST', path, { ...iban, extRef: 'bank' });
      expect(twice.status).toBe(409);
      expect(faults(twice)).toEqual(conflicts);
    }
    const other = await call('POST', v2, iban);
    const path = `${v2}/${other.body.code}`;
    expect((await call('PATCH', path, { ...iban, extRef: 'bank' })).status).toBe(409);
    const again = { ...iban, extRef: 'mine', description: 'text' };
    expect((await call('PATCH', path, again)).body).toMatchObject(again);
    const cleared = (await call('PATCH', path, { ...iban, extRef: null, description: null })).body;
    expect(cleared).not.toHaveProperty('extRef');
    expect(cleared).not.toHaveProperty('description');
    const stranger = await call('POST', '/api/accountholders', { displayName: 'Other' });
    const theirs = `/api/accountholders/${stranger.body.code}/externalaccounts`;
    expect((await call('POST', theirs, { ...iban, extRef: 'bank' })).status).toBe(200);
    expect((await call('GET', `${theirs}/${other.body.code}`)).status).toBe(404);
    expect((await call('POST', `${theirs}/${other.body.code}/select`)).status).toBe(404);
  });

  test('have one selected account, initially the first (D5)', async () => {
    const first = await call('POST', v2, iban);
    const second = await call('POST', v2, upo);
    const selected = async () => {
      const { elements } = (await call('GET', `${v2}?_sort=asc`)).body;
      return elements.map((one: { selected: boolean }) => one.selected);
    };
    expect(await selected()).toEqual([true, false]);
    for (const repeat of [1, 2]) {
      const response = await call('POST', `${v2}/${second.body.code}/select`);
      expect([repeat, response.body.selected]).toEqual([repeat, true]);
      expect(await selected()).toEqual([false, true]);
    }
    await call('POST', `${v2}/${first.body.code}/select`);
    expect(await selected()).toEqual([true, false]);
  });

  test('require a statement for the check, which waits for the holder (D52)', async () => {
    const { body } = await call('POST', v2, iban);
    const path = `${v2}/${body.code}`;
    const status = async () => {
      const check = (await call('GET', path.replace('/api/', '/api/v1/'))).body.kycStatus;
      return check.status as string;
    };
    expect(await status()).toBe('WAITING_DATA');
    await call('PATCH', path, { ...iban, statement: { data: pdf, issuedAt: '2026-02-28' } });
    expect(await status()).toBe('DATA_RECEIVED');
    await call('POST', '/_sandbox/clock/advance', { seconds: 1 });
    expect(await status()).toBe('IN_PROGRESS');
    await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    expect(await status()).toBe('IN_PROGRESS');
  });

  test.each([
    ['IBAN', iban],
    ['UPO', { ...upo, accountNumber: '000123456789' }],
  ])('of type %s require a number for the check (D52, D188)', async (_type, full) => {
    const { accountNumber, ...body } = full;
    const made = await call('POST', v2, { ...body, statement: { data: pdf } });
    expect(made.body).toMatchObject({
      ...body,
      kycStatus: 'MISSING_DATA',
      kycMessage: 'Missing: accountNumber',
    });
    expect(made.body).not.toHaveProperty('accountNumber');
    const own = `/${made.body.code}`;
    const { kycStatus } = (await call('GET', v1 + own)).body;
    expect(kycStatus).toMatchObject({ status: 'MISSING_DATA', details: [{ type: 'ERROR' }] });
    await call('POST', '/_sandbox/clock/advance', { seconds: 86_400 });
    expect((await call('GET', v2 + own)).body.kycStatus).toBe('MISSING_DATA');
    const changed = await call('PATCH', v2 + own, full);
    expect(changed.body).toMatchObject({ accountNumber, kycStatus: 'IN_PROGRESS' });
    expect((await call('GET', v1 + own)).body.kycStatus.status).toBe('DATA_RECEIVED');
  });

  test('return 404 for unknown holders and 422 for an invalid page', async () => {
    for (const path of [v1, v2]) {
      expect((await call('GET', path.replace('ah_', 'ah_X'))).status).toBe(404);
      expect((await call('POST', path.replace('ah_', 'ah_X'), iban)).status).toBe(404);
      expect((await call('GET', `${path}?_pageSize=0`)).status).toBe(422);
      const beyond = await call('GET', `${path}?_pageNumber=7`);
      expect(beyond.body).toMatchObject({ elements: [], totalElementCount: 0 });
    }
  });
});
