import { beforeEach, describe, expect, test } from 'vitest';
import { file, individual } from '../testing/sellers.js';
import { ruleStoreKinds } from '../testing/stores.js';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';
import { maximumFormBytes } from './read-form.js';

const png = Buffer.from('iVBORw0KGgo=', 'base64');
const pdf = new File(['%PDF-1.'], 'a.pdf');

describe.each(ruleStoreKinds)('the onboarding pages on $name', ({ open }) => {
  let call: Call;
  let holder: string;
  let url: string;
  const started = useTestSandbox(async () => ({ storage: await open() }));
  beforeEach(async () => {
    call = started.as();
    await invite({ displayName: '<b>Mila</b> & "Co"' });
  });

  async function invite(body: object): Promise<void> {
    holder = (await call('POST', '/api/accountholders', body)).body.code;
    url = (await call('POST', `/api/accountholders/${holder}/onboarding-url`)).body.url;
  }

  const visit = (path = '', init: RequestInit = {}) =>
    started.sandbox.fetch(new Request(`${url}${path}`, init));

  function post(path: string, fields: Readonly<Record<string, string | File>>, headers = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return visit(path, { method: 'POST', body, headers });
  }

  const hash = async () => (await call('GET', '/_sandbox/state-hash')).body.hash as string;

  async function stored(fragments = 'kycstatus,ubo,docs,extacc,salesprofile') {
    return (await call('GET', `/api/accountholders/${holder}?_fragments=${fragments}`)).body;
  }

  test('escape user input and load nothing from other origins', async () => {
    const page = await visit();
    expect(await page.text()).toContain('Welcome, &lt;b&gt;Mila&lt;/b&gt; &amp; &quot;Co&quot;');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('cache-control')).toBe('no-store');
    await post('', { legalForm: 'individual' });
    const refused = await post('/details', { 'legalEntity.address.country': '"><script>' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain('<script>');
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example', host: 'sandbox.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://sandbox.example' }, 303],
    [{ 'sec-fetch-site': 'same-origin' }, 303],
  ])('respond to a form with the headers %j with %i', async (headers, status) => {
    const before = await hash();
    expect((await post('', { legalForm: 'individual' }, headers)).status).toBe(status);
    expect((await hash()) === before).toBe(status === 403);
  });

  test.each([
    [
      'a form with too many fields',
      400,
      () =>
        post(
          '/details',
          Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`f${at}`, ''])),
        ),
    ],
    ['a form that is too large', 413, () => post('/details', { a: 'x'.repeat(maximumFormBytes) })],
    ['an invalid form', 400, () => visit('/details', { method: 'POST', body: '{}' })],
    ['another method', 405, () => visit('', { method: 'DELETE' })],
    ['an unknown page', 303, () => visit('/owners/new')],
    ['a form of an unknown page', 303, () => post('/documents/doc_x', {})],
    ['an unknown legal form', 422, () => post('', { legalForm: 'trust' })],
  ])('respond to %s with %i and change nothing', async (_name, status, ask) => {
    if (status !== 422) await post('', { legalForm: 'individual' });
    const before = await hash();
    expect((await ask()).status).toBe(status);
    expect(await hash()).toBe(before);
  });

  test('respond with an error to an unknown URL', async () => {
    for (const path of ['0/0', 'unknowntenan/' + 'a'.repeat(40), '../api', '']) {
      const request = new Request(`http://sandbox.example/onboarding/${path}`);
      expect((await started.sandbox.fetch(request)).status).toBeGreaterThanOrEqual(401);
    }
    url = url.replace(/onboarding\/[^/]+/, 'onboarding/unknowntenan');
    expect((await visit()).status).toBe(404);
  });

  test('accept only the fields of the page', async () => {
    await post('', { legalForm: 'individual' });
    await post('/details', {
      'legalEntity.firstName': 'Mila',
      'legalEntity.legalForm': 'organization',
      action: 'later',
      '__proto__.polluted': 'yes',
      displayName: 'Taken over',
    });
    const { displayName, legalEntity } = await stored();
    expect(displayName).toContain('Mila');
    expect(legalEntity).toMatchObject({ legalForm: 'individual', firstName: 'Mila' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('store the registration number of a sole trader (D240)', async () => {
    await post('', { legalForm: 'individual' });
    expect(await (await visit('/details')).text()).toContain('Registration number');
    await post('/details', { 'legalEntity.registrationNumber': '12345678', action: 'later' });
    expect((await stored()).legalEntity.registrationNumber).toBe('12345678');
  });

  test('keep the check waiting until complete data is submitted, with a message (D32)', async () => {
    await invite({ displayName: 'Mila', legalEntity: individual() });
    await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    expect((await stored()).legalEntity.kycStatus).toBe('ACTIVE');
    expect((await post('/details', { 'legalEntity.lastName': 'Bakker' })).status).toBe(303);
    const { kycStatus, kycMessage } = (await stored()).legalEntity;
    expect(kycStatus).toBe('MISSING_DATA');
    expect(kycMessage).toContain('submission of the onboarding form');
    await post('', {});
    expect((await stored()).legalEntity.kycStatus).toBe('IN_PROGRESS');
  });

  test('show errors of the API at their fields and keep the other entries', async () => {
    await post('', { legalForm: 'individual' });
    const name = 'legalEntity.documents[0].photos[1].data';
    const large = new File([png, new Uint8Array(4 * 1024 * 1024)], 'back.png');
    const refused = await post('/documents/new', {
      [name]: large,
      'legalEntity.documents[0].number': 'X1',
    });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toMatch(/Photo of the back: The file is larger than 4 MB/);
    expect(page).toContain('value="X1"');
    expect((await stored()).legalEntity.documents).toEqual([]);
  });

  test('keep the statement of an account when its date is corrected', async () => {
    const at = 'externalAccounts[0]';
    const named = {
      [`${at}.displayName`]: 'Mila',
      [`${at}.accountNumber`]: 'NL45SNDB0000000001',
    };
    const first = {
      ...named,
      [`${at}.statement.data`]: pdf,
      [`${at}.statement.issuedAt`]: '2026-02-01',
    };
    expect((await post('/bank/iban', first)).status).toBe(303);
    const [{ code }] = (await stored()).externalAccounts;
    const next = { ...named, [`${at}.statement.issuedAt`]: '2026-02-02' };
    expect((await post(`/bank/${code}`, next)).status).toBe(303);
    const { externalAccounts } = await stored('extacc,docfiles');
    expect(externalAccounts).toHaveLength(1);
    const data = Buffer.from('%PDF-1.').toString('base64');
    expect(externalAccounts[0].statement).toEqual({ data, issuedAt: '2026-02-02' });
    expect((await post('/bank/iban', {})).status).toBe(422);
  });

  test('require the expected sales in the United States, in major units', async () => {
    await call('PATCH', '/_sandbox/merchant', { unitedStates: true });
    await post('', { legalForm: 'individual' });
    expect(await (await visit()).text()).toContain('/sales"');
    await post('/sales', {
      'salesProfile.expectedMonthlyVolume': '3000.00',
      'salesProfile.expectedAverageTransactionSize': '60',
    });
    const sales = { expectedMonthlyVolume: 300_000, expectedAverageTransactionSize: 6000 };
    expect((await stored()).salesProfile).toEqual(sales);
    const refused = await post('/sales', { 'salesProfile.expectedMonthlyVolume': 'lots' });
    expect(refused.status).toBe(422);
  });

  test('require no documents for light checks', async () => {
    await call('PATCH', '/_sandbox/merchant', { kycTier: 'LIGHT_KYC' });
    await invite({ displayName: 'Light', legalEntity: { ...individual(), documents: [] } });
    expect(await (await visit()).text()).not.toContain('Missing information');
    expect((await visit('', { method: 'POST' })).status).toBe(303);
    expect((await visit()).status).toBe(410);
  });

  test('submit nothing before the data is complete, and begin the check on submission', async () => {
    const { documents, ...legalEntity } = individual();
    await call('PATCH', `/api/accountholders/${holder}`, { displayName: 'Mila', legalEntity });
    expect((await visit('', { method: 'POST' })).status).toBe(422);
    expect(documents[0]?.photos[0]?.data).toBe(file);
    const at = 'legalEntity.documents[0]';
    await post('/documents/new', {
      [`${at}.type`]: 'VISA',
      [`${at}.photos[0].data`]: new File([png], 'a.png'),
    });
    await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    const v1 = `/api/v1/accountholders/${holder}?_fragments=kycstatus`;
    const status = async () => (await call('GET', v1)).body.legalEntity.kycStatus.status as string;
    expect(await status()).toBe('DATA_RECEIVED');
    expect((await visit('', { method: 'POST' })).status).toBe(303);
    await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    expect(await status()).toBe('PASSED');
  });

  test('show a notice for a closed holder', async () => {
    await call('POST', `/_sandbox/account-holders/${holder}/status`, { code: 'CLOSED' });
    expect((await visit()).status).toBe(402);
    expect((await post('', { legalForm: 'individual' })).status).toBe(402);
  });
});
