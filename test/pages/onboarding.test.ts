import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  faultsIn,
  focused,
  lightAndDark,
  type PageTests,
  picture,
  show,
  startPageTests,
  violations,
} from './page-tests.js';

const png = {
  name: 'front.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgo=', 'base64'),
};
const pdf = { name: 'extract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.\n') };

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label).first().fill(value);
  }
}

const address = {
  Street: 'Havenstraat',
  'House number': '12',
  'Postal code': '1078 AB',
  'Town or city': 'Breda',
};

async function fillPerson(page: Page): Promise<void> {
  const name = { 'First names': 'Mila', 'Last name': 'Visser', 'Date of birth': '1990-05-17' };
  await fill(page, { ...name, ...address });
  await page.getByLabel('Nationality').selectOption('NLD');
  await page.getByLabel('Country', { exact: true }).selectOption('NLD');
}

async function saveForm(page: Page, next?: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  if (next !== undefined) await page.waitForURL(next);
}

describe('onboarding in Chromium', { tags: ['chromium', 'long'] }, () => {
  let tests: PageTests;
  /** Shared, because the pages store nothing in the browser. */
  let page: Page;
  beforeAll(async () => {
    tests = await startPageTests();
    page = await tests.open();
    await tests.call('PATCH', '/_sandbox/merchant', { kycBeginsAfterMs: 0, kycEndsAfterMs: 0 });
  });

  async function invite(request: object = {}): Promise<{ code: string; url: string }> {
    const holder = await tests.call('POST', '/api/accountholders', {
      displayName: 'Mila Ceramics',
    });
    const code = holder.body.code as string;
    const path = `/api/accountholders/${code}/onboarding-url`;
    const { body } = await tests.call('POST', path, request);
    return { code, url: body.url as string };
  }

  async function stored(code: string) {
    const fragments = 'kycstatus,ubo,docs,extacc';
    return (await tests.call('GET', `/api/accountholders/${code}?_fragments=${fragments}`)).body;
  }

  test.each([
    { seller: 'an individual', unitedStates: false, scripts: false },
    { seller: 'an individual', unitedStates: false, scripts: true },
    { seller: 'a seller in the United States', unitedStates: true, scripts: false },
    { seller: 'a seller in the United States', unitedStates: true, scripts: true },
  ])('$seller completes it and returns to the redirect URL, scripts: $scripts', async (row) => {
    const { unitedStates, scripts } = row;
    await tests.call('PATCH', '/_sandbox/merchant', { unitedStates });
    const redirectUrl = `http://localhost:${new URL(tests.origin).port}/api/nowhere?shop=1`;
    const { code, url } = await invite({ redirectUrl });
    const plain = await tests.open({ javaScriptEnabled: scripts });
    await plain.goto(url);
    await plain.getByLabel('An individual').check();
    await plain.getByRole('button', { name: 'Continue' }).click();
    // Empty: nothing is left, and the first field has a fault.
    await saveForm(plain);
    await plain.getByRole('link', { name: /First names: This field is required/ }).waitFor();
    await fillPerson(plain);
    if (unitedStates) {
      await fill(plain, { 'Social security number': '123-45-6789' });
      await fill(plain, { 'Email address': 'mila@shop.example', 'Phone number': '+12025550123' });
      await saveForm(plain, `${url}/sales`);
      await fill(plain, { 'Monthly sales': '3000.00', 'Average amount per sale': '60.00' });
    }
    // Leads to the next task.
    await saveForm(plain, `${url}/documents/new`);
    await plain.getByText('1 of 2 steps complete').waitFor();
    await plain.getByLabel('Document type').selectOption('PASSPORT');
    await plain.getByLabel('Photo of the front').setInputFiles(png);
    await saveForm(plain, url);
    const [kind, field, wrong, right, number] = unitedStates
      ? ['US bank account', 'Routing number', '021000022', '021000021', '000123456789']
      : ['with an IBAN', 'IBAN', 'NL00BAD', 'NL45 SNDB 0000 0000 01', 'NL45SNDB0000000001'];
    await plain.getByRole('link', { name: kind }).click();
    await fill(plain, { 'Name on the account': 'Mila Visser', [field]: wrong });
    if (unitedStates) await fill(plain, { 'Account number': number });
    await saveForm(plain);
    await plain.getByRole('link', { name: new RegExp(`${field}: `) }).waitFor();
    await plain.getByRole('link', { name: /Statement: This field is required/ }).waitFor();
    expect((await stored(code)).externalAccounts).toEqual([]);
    await fill(plain, { [field]: right });
    await plain.getByLabel('Statement', { exact: true }).setInputFiles(pdf);
    await saveForm(plain, url);
    await plain.getByText('Being checked').waitFor();
    // The seller can still change data, so the check has not begun.
    const v1 = `/api/v1/accountholders/${code}?_fragments=kycstatus`;
    const { body } = await tests.call('GET', v1);
    expect(body.legalEntity.kycStatus.status).toBe('DATA_RECEIVED');
    await plain.getByRole('button', { name: 'Submit' }).click();
    await plain.waitForURL(`${redirectUrl}&status=submitted`);
    await tests.call('POST', '/_sandbox/clock/advance', { seconds: 1 });
    const holder = await stored(code);
    expect(holder.legalEntity).toMatchObject({
      kycStatus: 'ACTIVE',
      dateOfBirth: '1990-05-17T00:00:00.000Z',
    });
    expect(holder.externalAccounts[0].accountNumber).toBe(number);
    await plain.goto(url);
    await plain.getByRole('heading', { name: 'your details were submitted', level: 1 }).waitFor();
    await tests.call('PATCH', '/_sandbox/merchant', { unitedStates: false });
  });

  test.each([true, false])(
    'a company sees the missing data until it is complete, scripts: %s',
    async (scripts) => {
      const { code, url } = await invite();
      const plain = await tests.open({ javaScriptEnabled: scripts });
      await plain.goto(url);
      await picture(plain, 'onboarding-start');
      await plain.getByLabel('A company').check();
      await plain.getByRole('button', { name: 'Continue' }).click();
      await saveForm(plain);
      await plain.getByRole('link', { name: /Legal name: This field is required/ }).waitFor();
      await fill(plain, {
        'Legal name': 'Noordzee Imports B.V.',
        'Registration number': '12345678',
        'Tax number': 'NL1',
        ...address,
      });
      await plain.getByLabel('Organization type').selectOption('PRIVATE_COMPANY');
      await plain.getByLabel('Country').selectOption('NLD');
      await saveForm(plain, `${url}/owners/new`);
      await plain.getByRole('link', { name: 'Back to the overview' }).click();
      await plain.getByText('At least one person is required.').waitFor();
      expect(await plain.getByRole('button', { name: 'Submit' }).count()).toBe(0);
      await picture(plain, 'onboarding-missing');
      // Axe is a script with timers, which do not run without scripts.
      expect(scripts ? await violations(plain) : []).toEqual([]);
      await plain.getByRole('link', { name: 'Continue: Add an owner' }).click();
      await fillPerson(plain);
      await fill(plain, { 'Date of birth': '2990-05-17' });
      await saveForm(plain);
      await plain.getByRole('link', { name: /Date of birth: / }).waitFor();
      await fill(plain, { 'Date of birth': '1990-05-17' });
      await plain.getByLabel('Role in the company').selectOption('CEO');
      await saveForm(plain);
      await plain.getByRole('heading', { name: 'Identity document of Mila Visser' }).waitFor();
      await plain.getByLabel('Document type').selectOption('ID');
      await plain.getByLabel('Photo of the back').setInputFiles(png);
      await saveForm(plain);
      await plain
        .getByRole('link', { name: /Photo of the front: This field is required/ })
        .waitFor();
      await plain.getByLabel('Document type').selectOption('ID');
      await plain.getByLabel('Photo of the back').setInputFiles(png);
      await plain.getByRole('button', { name: 'Save for later' }).click();
      await plain.locator('.begun', { hasText: 'photo of the front' }).waitFor();
      await plain.getByRole('link', { name: 'Continue: Document' }).click();
      await plain.getByText('Saved; choose a new file to replace it').waitFor();
      await plain.getByLabel('Photo of the front').setInputFiles(png);
      await saveForm(plain, `${url}/documents/new`);
      await plain.getByLabel('Title').fill('Extract');
      await plain.getByLabel('File').setInputFiles(pdf);
      await saveForm(plain, url);
      await plain.getByText('You cannot change them after you submit them.').waitFor();
      await picture(plain, 'onboarding-complete');
      expect(await plain.locator('.complete').count()).toBe(4);
      await plain.getByRole('button', { name: 'Submit' }).click();
      await plain.getByRole('heading', { name: 'your details were submitted', level: 1 }).waitFor();
      const { legalEntity } = await stored(code);
      const [owner] = legalEntity.ultimateBeneficialOwners;
      expect(owner).toMatchObject({ type: 'CEO', firstName: 'Mila' });
      expect(legalEntity.ultimateBeneficialOwners).toHaveLength(1);
      expect(owner.documents).toHaveLength(1);
      expect(
        owner.documents[0].photos.map((photo: { page: string }) => photo.page).toSorted(),
      ).toEqual(['BACK', 'FRONT']);
    },
  );

  test('reports faults immediately, stores nothing before the form is sent, and removes entries', async () => {
    const { code, url } = await invite();
    await page.goto(`${url}/bank/iban`);
    const iban = page.getByLabel('IBAN');
    await iban.fill('NL45 SNDB 0000 0000 02');
    await page.keyboard.press('Tab');
    await page.getByText('The check digits of the IBAN are wrong.').waitFor();
    // A field that was not reached shows no fault.
    expect(await page.getByText('This field is required.').count()).toBe(0);
    expect((await stored(code)).externalAccounts).toEqual([]);
    await saveForm(page);
    await expect.poll(() => page.evaluate('document.activeElement.className')).toBe('summary');
    await page.getByRole('link', { name: /IBAN/ }).click();
    await focused(page, (await iban.getAttribute('id')) ?? '');
    expect(await violations(page)).toEqual([]);
    await picture(page, 'onboarding-wrong');
    await iban.fill('NL45 SNDB 0000 0000 01');
    await fill(page, { 'Name on the account': 'Mila Visser' });
    await page.getByRole('button', { name: 'Save for later' }).click();
    await page.getByRole('heading', { name: 'Welcome, Mila Ceramics' }).waitFor();
    expect((await stored(code)).externalAccounts).toHaveLength(1);
    await page.goto(`${url}/bank/${(await stored(code)).externalAccounts[0].code}`);
    await page.getByText('Remove this bank account').click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.waitForURL(url);
    expect((await stored(code)).externalAccounts).toEqual([]);
  });

  test('can be completed by keyboard', async () => {
    const { code, url } = await invite();
    await page.goto(url);
    const press = async (...keys: string[]): Promise<void> => {
      for (const one of keys) await page.keyboard.press(one);
    };
    await press('Tab', 'Space', 'Tab', 'Enter');
    await page.getByRole('heading', { name: 'Personal details' }).waitFor();
    // Wait for the fields that Tab reaches, and for the script of the form.
    await page.waitForLoadState();
    await press('Tab', 'Tab');
    await page.keyboard.type('Mila');
    await press('Tab');
    await page.keyboard.type('Visser');
    await press('Enter');
    await page.getByRole('heading', { name: 'Please correct the following' }).waitFor();
    const later = page.getByRole('button', { name: 'Save for later' });
    await later.focus();
    await press('Enter');
    await page.waitForURL(url);
    expect((await stored(code)).legalEntity).toMatchObject({
      firstName: 'Mila',
      lastName: 'Visser',
    });
  });

  test(
    'all pages are accessible, in light and dark mode, and none is cut off at 1000 and 320 pixels',
    async () => {
      const looks = lightAndDark(1000, 320);
      const { code, url } = await invite();
      const own = await tests.open();
      const look = async (path: string, name: string): Promise<void> => {
        const open = (): Promise<unknown> => own.goto(`${url}${path}`);
        const subject = { name: `onboarding-${name}`, looks, open };
        expect(await faultsIn(own, subject)).toEqual([]);
      };
      await look('', 'start');
      const legalForm = 'organization';
      const owner = {
        type: 'CEO',
        firstName: 'Mila',
        lastName: 'Visser-van der Langenhuysenbergstraat',
        documents: [{ type: 'ID' }],
      };
      await tests.call('PATCH', `/api/accountholders/${code}`, {
        displayName: 'Mila Ceramics',
        legalEntity: {
          legalForm,
          ultimateBeneficialOwners: [owner],
          documents: [{ title: 'Extract' }],
        },
      });
      const { legalEntity } = await stored(code);
      const path = `/owners/${legalEntity.ultimateBeneficialOwners[0].code}`;
      await look('', 'overview');
      await look('/details', 'company');
      await look(path, 'owner');
      await look(`${path}/documents/new`, 'owner-document');
      await look('/documents/new', 'document');
      await look('/bank/iban', 'bank');
      await own.goto(url.replace(/.{4}$/, '0000'));
      for (const each of looks) {
        await show(own, each);
        expect(await violations(own)).toEqual([]);
      }
    },
    // axe is slow: it tests every element of every page.
    600_000,
  );

  test('a link is valid until it expires or is replaced', async () => {
    const { code, url } = await invite({ expirationTime: 1 });
    const { body } = await tests.call('POST', `/api/accountholders/${code}/onboarding-url`, {
      expirationTime: 1,
    });
    expect((await page.goto(url))?.status()).toBe(404);
    expect((await page.goto(body.url))?.status()).toBe(200);
    await tests.call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    await page.getByLabel('An individual').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await picture(page, 'onboarding-expired');
    expect((await stored(code)).legalEntity).toBeUndefined();
  });
});
