import { describe, expect, test } from 'vitest';
import type { Document, LegalEntity } from '../legal-entities/entity.js';
import { type KycRequirements, findMissingData } from './missing-data.js';

const requirements: KycRequirements = {
  tier: 'FULL_KYC',
  unitedStates: false,
  today: '2026-03-10',
  salesProfile: { expectedMonthlyVolume: false, expectedAverageTransactionSize: false },
};

const address = { street: 'a', houseNumber: '1', zipcode: '1', city: 'a', country: 'NLD' };
const fields = {
  firstName: 'Mila',
  lastName: 'Visser',
  dateOfBirth: '2008-03-10',
  nationality: 'NLD',
  address,
};

function makeDocument(
  type: string,
  pages: readonly ('FRONT' | 'BACK')[],
  expireAt?: string,
): Document {
  const photos = pages.map((page, index) => {
    return { code: `ph_${index}`, extRef: null, fields: { page }, fileHash: 'hash' };
  });
  const dates = expireAt === undefined ? {} : { expireAt };
  return { code: 'doc_1', extRef: null, fields: { type, ...dates }, fileHash: null, photos };
}

function individual(more: Partial<LegalEntity> = {}): LegalEntity {
  return {
    form: 'individual',
    fields,
    owners: [],
    documents: [makeDocument('PASSPORT', ['FRONT'])],
    ...more,
  };
}

function organization(more: Partial<LegalEntity> = {}): LegalEntity {
  const named = { legalName: 'N', registrationNumber: '1', taxNumber: '1', type: 'NON_PROFIT' };
  const owner = { code: 'ubo_1', extRef: null, createdAt: 0, fields, documents: [] };
  return {
    form: 'organization',
    fields: { ...named, address },
    owners: [{ ...owner, documents: [makeDocument('VISA', ['FRONT'])] }],
    documents: [{ ...makeDocument('OTHER', []), fileHash: 'hash' }],
    ...more,
  };
}

function missingOf(entity: LegalEntity, more: Partial<KycRequirements> = {}): string[] {
  return findMissingData(entity, { ...requirements, ...more }).map(({ message }) => message);
}

describe('required KYC data', () => {
  test('of an individual (D35)', () => {
    expect(missingOf(individual())).toEqual([]);
    expect(missingOf({ form: 'individual', fields: {}, owners: [], documents: [] })).toEqual(
      [
        'firstName',
        'lastName',
        'dateOfBirth',
        'nationality',
        'address.street',
        'address.houseNumber',
        'address.zipcode',
        'address.city',
        'address.country',
        'documents',
      ].map((name) => `Missing: legalEntity.${name}`),
    );
    const blank = individual({ fields: { ...fields, lastName: ' ' } });
    expect(missingOf(blank)).toEqual(['Missing: legalEntity.lastName']);
  });

  test('of an organization (D36)', () => {
    expect(missingOf(organization())).toEqual([]);
    const bare = { form: 'organization', fields: {}, owners: [], documents: [] } as const;
    expect(missingOf(bare as unknown as LegalEntity)).toHaveLength(11);
    const unfiled = organization({ documents: [makeDocument('OTHER', [])] });
    expect(missingOf(unfiled)).toEqual(['Missing: legalEntity.documents[0].data']);
  });

  test('of one owner is enough; otherwise reports the owner with the fewest findings', () => {
    const [complete] = organization().owners;
    const empty = { code: 'ubo_2', extRef: null, createdAt: 0, fields: {}, documents: [] };
    if (!complete) throw new Error('The organization has no owner.');
    expect(missingOf(organization({ owners: [empty, complete] }))).toEqual([]);
    const nameless = { ...complete, fields: { ...fields, nationality: '' } };
    expect(missingOf(organization({ owners: [empty, nameless] }))).toEqual([
      'Missing: legalEntity.ultimateBeneficialOwners[1].nationality',
    ]);
  });

  test.each([
    ['2008-03-10', true],
    ['2008-03-11', false],
    ['2008-02-29', true],
    ['2030-01-01', false],
  ])('accepts the birth date %s: %s', (dateOfBirth, ofAge) => {
    const found = missingOf(individual({ fields: { ...fields, dateOfBirth } }));
    expect(found).toEqual(ofAge ? [] : ['Must be at least 18 years ago: legalEntity.dateOfBirth']);
  });

  test.each([
    [makeDocument('ID', ['FRONT']), 'Missing: legalEntity.documents[0].photos'],
    [makeDocument('ID', ['BACK', 'FRONT']), undefined],
    [makeDocument('PASSPORT', ['BACK']), 'Missing: legalEntity.documents[0].photos'],
    [makeDocument('PASSPORT', ['FRONT'], '2026-03-10'), 'Expired: legalEntity.documents[0]'],
    [makeDocument('PASSPORT', ['FRONT'], '2026-03-11'), undefined],
  ])('requires photos and a valid document (%#)', (document, message) => {
    expect(missingOf(individual({ documents: [document] }))).toEqual(message ? [message] : []);
  });

  test('of light checks has neither documents nor owners (D47)', () => {
    expect(missingOf(individual({ documents: [] }), { tier: 'LIGHT_KYC' })).toEqual([]);
    const bare = organization({ documents: [], owners: [] });
    expect(missingOf(bare, { tier: 'LIGHT_KYC' })).toEqual([]);
  });

  test('of a merchant in the United States has more fields (D166)', () => {
    const us = { unitedStates: true };
    expect(missingOf(individual(), us)).toEqual([
      'Missing: legalEntity.socialSecurityNumber',
      'Missing: legalEntity.email',
      'Missing: legalEntity.phone',
      'Missing: salesProfile.expectedMonthlyVolume',
      'Missing: salesProfile.expectedAverageTransactionSize',
    ]);
    const salesProfile = { expectedMonthlyVolume: true, expectedAverageTransactionSize: true };
    const found = missingOf(organization(), { ...us, salesProfile });
    expect(found).toContain('Missing: legalEntity.email');
    expect(found).toContain(
      'Missing: legalEntity.ultimateBeneficialOwners[0].socialSecurityNumber',
    );
    expect(found).not.toContain('Missing: legalEntity.socialSecurityNumber');
  });
});
