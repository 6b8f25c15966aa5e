import { expect, test } from 'vitest';
import { dashboardPage } from './page.js';
import { type FormField, readForms } from './form-fields.js';

test('the page of the dashboard describes every setting', async () => {
  const page = await dashboardPage(new Request('http://sandbox.localhost/_sandbox/ui'));
  const [, json = ''] = /id="forms">([^<]*)</.exec(await page.text()) ?? [];
  const fields = new Map(
    (JSON.parse(json) as { settings: readonly FormField[] }).settings.map((field) => [
      field.name,
      field,
    ]),
  );
  for (const { description } of fields.values()) expect(description).not.toMatch(/^$| \.$/);
  expect(fields.get('unitedStates')?.type).toBe('boolean');
  expect(fields.get('kycTier')?.choices).toEqual(['LIGHT_KYC', 'FULL_KYC']);
  expect(fields.get('kycEndsAfterMs')).toMatchObject({
    type: 'integer',
    minimum: 0,
    maximum: 86_400_000,
  });
});

test('the forms have the fields of the requests, in all their forms, without files', () => {
  const { payment, seller } = readForms();
  const items = payment.fields['']?.find(({ name }) => name === 'items');
  expect(items).toMatchObject({ type: 'list', required: true, of: { by: 'type' } });
  expect(Object.keys(items?.of?.fields ?? {})).toEqual(['GROUP', 'ITEM']);
  const [, item = []] = Object.values(items?.of?.fields ?? {});
  expect(item.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['label', 'extRef', 'amount', 'accountCode']),
  );
  expect(item.find(({ name }) => name === 'label')?.choices).toContain('COMMISSION');
  expect(JSON.stringify(seller)).not.toMatch(/"(data|photos|statement)"/);
});
