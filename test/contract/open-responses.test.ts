import type { v1, v2 } from '@seller-funds/contract';
import { schemas } from '@seller-funds/validators';
import { open, type Schema } from '@seller-funds/validators';
import { describe, expect, test } from 'vitest';
import { contract } from './document.js';

const tomorrow = 'TOMORROW';

/** Values that the reference allows in responses; `undefined`: may be missing. The compiler checks this file. */
const shown = {
  // "Other values: not shown", "appears", "seen", "e.g.": any other value may come (D234).
  'v1.VirtualAccount': [{ accountType: tomorrow }] satisfies Partial<v1.VirtualAccount>[],
  'v1.ExternalAccount': [{ accountType: tomorrow }] satisfies Partial<v1.ExternalAccount>[],
  'v2.VirtualAccount': [{ accountType: tomorrow }] satisfies Partial<v2.VirtualAccount>[],
  'v2.HolderAccount': [{ accountType: tomorrow }] satisfies Partial<v2.HolderAccount>[],
  'v2.ExternalAccount': [
    { paymentMethod: tomorrow, apmData: {} },
    { apmData: { accountHolderName: 'Mila Visser' } as v2.ApmData },
    { kycStatus: tomorrow },
    { currency: 'SEK' },
    { statement: { data: null, issuedAt: '2026-02-28T00:00:00Z' } },
  ] satisfies Partial<v2.ExternalAccount>[],
  'v2.AccountHolder': [
    { tier: tomorrow },
    { status: { code: tomorrow } },
    { createdAt: '2026-03-02' },
    { createdAt: '2026-03-02T09:15:00+01:00' },
  ] satisfies Partial<v2.AccountHolder>[],
  'v2.IndividualLegalEntity': [
    { kycStatus: tomorrow },
    { phone: 31_201_234_567, registrationNumber: 12_345_678 },
    { dateOfBirth: '1990-05-17T00:00:00.000Z' },
  ] satisfies Partial<v2.IndividualLegalEntity>[],
  'v2.OrganizationLegalEntity': [
    { phone: 31_107_654_321, registrationNumber: 12_345_678 },
  ] satisfies Partial<v2.OrganizationLegalEntity>[],
  'v2.PersonalDocument': [
    { type: tomorrow },
    { issuedAt: '2023-06-01T00:00:00Z', expireAt: '2033-06-01T00:00:00Z' },
  ] satisfies Partial<v2.PersonalDocument>[],
  'v2.Photo': [{ page: tomorrow }] satisfies Partial<v2.Photo>[],
  'v2.OrganizationDocument': [
    { type: tomorrow },
    { issuedAt: '2026-02-16T00:00:00Z' },
  ] satisfies Partial<v2.OrganizationDocument>[],
  'v2.DivisionBalance': [{ virtualAccountType: tomorrow }] satisfies Partial<v2.DivisionBalance>[],
  'v2.Division': [{ kycTier: tomorrow }] satisfies Partial<v2.Division>[],
  'v2.Transaction': [
    { status: { type: tomorrow } },
    { createdAt: '2026-03-02', updatedAt: '2026-03-02' },
  ] satisfies Partial<v2.Transaction>[],
  'v2.PayoutSettlement': [
    { type: tomorrow },
    { subType: tomorrow },
    { status: tomorrow },
    { date: '2026-03-24' },
  ] satisfies Partial<v2.PayoutSettlement>[],
  'v2.PayoutOverviewItem': [{ createdAt: '2026-03-20' }],
  'v2.PayoutRequest': [{ processAt: undefined }],
  'v2.Report': [
    { status: tomorrow },
    { url: undefined, account: undefined },
    { createdAt: '2026-04-01' },
  ],
  'v2.OnboardingUrl': [{ expireAt: '2026-03-04' }] satisfies Partial<v2.OnboardingUrl>[],
  'v2.KycUpdateEvent': [{ kycStatus: tomorrow }] satisfies Partial<v2.KycUpdateEvent>[],
  // "responses in use also show the keys `messageType` and `message`": either of each pair (CORE-LE-011).
  'v1.KycStatus': [
    {
      details: [
        { code: 'kyc_1', type: 'ERROR', messageCode: 'FIELD_MISSING', messageTemplate: 'Missing' },
        { code: 'kyc_2', messageType: 'ADVICE', messageCode: 'BLURRED', message: 'Blurred' },
      ],
    },
  ] satisfies Partial<v1.KycStatus>[],
  // "available balance minus pending charges" has no floor; an amount processed so far may be 0.
  'v1.Balance': [{ amount: -1 }],
  'v1.AccountHolderStatus': [{ processedAmount: { amount: 0, currency: 'EUR' } }],
} as const;

const objects = objectsIn(contract).filter((value) => !('$ref' in value));

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((one) => objectsIn(one));
  return Array.isArray(value) ? inside : [value, ...inside];
}

const cases = Object.entries(shown).flatMap(([name, changes]) =>
  changes.map((change: object): [string, object] => [name, change]),
);

test.each(cases)('%s may have %j', (name, change) => {
  const schema: Schema = schemas[name as keyof typeof schemas];
  const example = objects.find((value) => schema.safeParse(value).success);
  expect(example, `an example of ${name}`).toBeDefined();
  const response = JSON.parse(JSON.stringify({ ...example, ...change })) as object;
  expect(schema.safeParse(response).error?.issues ?? []).toEqual([]);
  expect(open(schema).safeParse(response).error?.issues ?? []).toEqual([]);
});

describe('closed values of the reference', () => {
  test.each([
    ['v2.IndividualLegalEntity', { legalForm: 'individual', dateOfBirth: '1990-05-17' }],
    ['v2.BeneficialOwner', { code: 'ubo_1', createdAt: '2026-03-02' }],
  ] as const)('%s is not %j', (name, value) => {
    expect(schemas[name].safeParse(value).success).toBe(false);
  });
});
