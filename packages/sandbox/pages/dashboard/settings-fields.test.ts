import { expect, test } from 'vitest';
import { labelOfSetting, settingFields } from './settings-fields.js';

test('every setting that can be changed has a field, described and of its type', () => {
  const names = settingFields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['unitedStates', 'kycTier', 'kycEndsAfterMs']));
  for (const field of settingFields) {
    expect(field.description).not.toBe('');
    expect(labelOfSetting(field.name)).toMatch(/^[A-Z]/);
  }
  const fields = new Map(settingFields.map((field) => [field.name, field]));
  expect(fields.get('unitedStates')?.type).toBe('boolean');
  expect(fields.get('kycTier')?.choices).toEqual(['LIGHT_KYC', 'FULL_KYC']);
  expect(fields.get('kycEndsAfterMs')).toMatchObject({
    type: 'integer',
    minimum: 0,
    maximum: 86_400_000,
  });
});

test.each([
  ['unitedStates', 'United States'],
  ['kycBeginsAfterMs', 'KYC begins after (ms)'],
  ['balanceTransferEnabled', 'Balance transfer enabled'],
])('%s is called %s', (name, label) => {
  expect(labelOfSetting(name)).toBe(label);
});
