import { expect, test } from 'vitest';
import { dashboardPage } from './page.js';
import type { SettingField } from './setting-fields.js';

test('the page of the dashboard describes every setting', async () => {
  const page = await dashboardPage(new Request('http://sandbox.localhost/_sandbox/ui'));
  const [, json = ''] = /id="setting-fields">([^<]*)</.exec(await page.text()) ?? [];
  const fields = new Map(
    (JSON.parse(json) as readonly SettingField[]).map((field) => [field.name, field]),
  );
  for (const { description } of fields.values()) expect(description).not.toBe('');
  expect(fields.get('unitedStates')?.type).toBe('boolean');
  expect(fields.get('kycTier')?.choices).toEqual(['LIGHT_KYC', 'FULL_KYC']);
  expect(fields.get('kycEndsAfterMs')).toMatchObject({
    type: 'integer',
    minimum: 0,
    maximum: 86_400_000,
  });
});
