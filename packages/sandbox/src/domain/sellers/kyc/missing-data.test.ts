import { createWorld } from '@seller-funds/contract/policies';
import { expect, test } from 'vitest';
import { newEntry } from '../legal-entities/entity.js';
import { findMissingData } from './missing-data.js';

test('names the last document of an organization if none has a file', () => {
  const document = newEntry('doc_1', null, 0);
  const missingOf = (documents: (typeof document)[]): string[] =>
    findMissingData(
      { form: 'organization', fields: {}, owners: [], documents },
      {
        tier: 'FULL_KYC',
        unitedStates: false,
        world: createWorld(),
        today: '2026-03-10',
        salesProfile: { expectedMonthlyVolume: false, expectedAverageTransactionSize: false },
      },
    ).map(({ message }) => message);
  expect(missingOf([])).toContain('Missing: legalEntity.documents');
  expect(missingOf([document, document])).toContain('Missing: legalEntity.documents[1].data');
});
