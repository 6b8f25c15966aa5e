import { dateInDays, extract, passport, photo, pngImage } from '../scenarios/fixtures/documents.js';
import {
  completeIndividual,
  completeIndividualV1,
  completeOrganization,
  completePerson,
} from '../scenarios/fixtures/legal-entities.js';
import { item } from '../scenarios/fixtures/trees.js';
import { command, ifDecided, other, refusedFor, type Story } from './command.js';
import { pay, refund } from './commands.js';
import {
  add,
  addBank,
  changeBank,
  changeOwner,
  holder,
  kyc,
  seller,
  update,
} from './holder-commands.js';
import { wait } from './operator-commands.js';

const owners = 'ultimateBeneficialOwners';
const person = completeIndividual();
const company = completeOrganization();
const { documents: _documents, ...undocumented } = person;
const { documents: ofOwner = [], ...plainPerson } = completePerson();

/** Everything that both legal forms of version 2 store (D240). */
const fields = {
  ...plainPerson,
  legalName: 'Mila Jansen',
  email: 'mila@example.com',
  phone: '+31201234567',
  taxNumber: 'NL123456789B01',
  registrationNumber: '64551234',
  socialSecurityNumber: '078-05-1120',
  placeOfBirth: { city: 'Rome', country: 'ITA' },
  indirectControlThrough: true,
  [owners]: [{ type: 'CEO', extRef: 'owner_1', lastName: 'de Vries' }],
};

const twiceDated = {
  ...passport,
  // D41: both names.
  expiresAt: passport.expireAt,
  issuerCountry: 'NLD',
  photos: [{ ...photo, extRef: 'front_1' }],
};

/** Each time that it is sent, its photo is another one. */
const photographed = {
  type: 'ID',
  extRef: 'pass',
  photos: [{ page: 'FRONT', data: pngImage }],
};

/** A passport that is issued tomorrow, and expires in so many days. */
function datedAhead(days: number): object {
  const dates = {
    issuedAt: dateInDays(1),
    expireAt: dateInDays(days),
    expiresAt: dateInDays(days),
  };
  return { ...twiceDated, ...dates };
}

const sharedReference = command('create objects with the same reference', async (story) => {
  const extRef = story.context.unique();
  const bank = { accountType: 'IBAN', currency: 'EUR', extRef, displayName: extRef };
  const entity = {
    legalForm: 'organization',
    [owners]: [{ type: 'CEO', extRef }],
    documents: [{ title: 'Extract', extRef }],
  };
  const given = { extRef, displayName: extRef, externalAccounts: [bank] };
  await holder(entity, { given }).run(story);
  await pay([item(extRef, 5, { accountCode: 'A' })], { extRef, pspExtRef: extRef }).run(story);
  const back = item(extRef, 5, { originalExtRef: extRef });
  await refund([back], { pspMutationExtRef: extRef }).run(story);
});

/** The rules of what holders store; `read-back/…` compares it with what both versions show. */
export const holderStories: readonly Story[] = [
  [
    'holders/name-only',
    'Version 2 creates a holder with only a displayName; version 1 requires an account as well. Each POST without extRef creates another one.',
    'EXT-AH-002 EXT-AH-030 EXT-AH-032 CORE-AH-026 CORE-AH-027 CORE-AH-028 CORE-AH-029 CORE-AH-030 CORE-GEN-026 CORE-LE-001 CORE-VER-002 CORE-VER-004 EXT-VER-001 D1 D27 D28 D130 D170 D130',
    [
      seller,
      ...['Mila', 'Mila', '😀😀', '😀'.repeat(60)].map((displayName) =>
        holder(undefined, { given: { extRef: undefined, displayName } }),
      ),
      refusedFor('legalEntity.legalForm 422.200.002', update({ firstName: 'Mila' })),
    ],
  ],
  [
    'holders/codes',
    'The response to a POST has the complete holder, each part with its own code.',
    'CORE-AH-035 CORE-AH-036 CORE-AH-006 CORE-GEN-014 CORE-GEN-017 D125',
    [
      holder(completeIndividualV1(), {
        given: {
          description: 'Sells shoes',
          accounts: [{ extRef: 'acc_1', accountType: 'DEFAULT', displayName: 'Account one' }],
        },
      }),
    ],
    'v1',
  ],
  [
    'holders/fields-of-both-forms',
    'A legal entity of version 2 stores and returns the same fields in both legal forms.',
    'EXT-LE-006 EXT-LE-010 EXT-LE-011 EXT-LE-012 EXT-LE-013 EXT-AH-031 D240',
    [
      holder({ ...fields, legalForm: 'individual', documents: person.documents }),
      holder({
        ...fields,
        legalForm: 'organization',
        type: company.type,
        documents: company.documents,
      }),
    ],
    'v2',
  ],
  [
    'holders/partial-update',
    'A PATCH changes only the fields that it contains; null clears a value, and an invalid part changes nothing.',
    'CORE-AH-002 CORE-AH-038 CORE-AH-040 CORE-AH-042 CORE-AH-046 CORE-ERR-011 CORE-GEN-019 CORE-LE-001 CORE-LE-017 EXT-AH-035 EXT-AH-036 EXT-AH-037 EXT-AH-038 EXT-AH-040 EXT-LE-009 EXT-LE-011 D12 D26 D45 D126 D130 D134 D168 D130',
    [
      holder(person, { given: { description: 'First kept, then cleared' } }),
      update({ email: 'new@example.com', address: { addition: 'B' } }),
      update({ dateOfBirth: '1985-02-28T23:30:00-05:00' }),
      update(),
      refusedFor(
        'legalEntity.legalForm 422.200.001',
        update({ lastName: 'Changed', legalForm: 'organization' }),
      ),
      update({ email: null, address: { addition: null } }, { given: { description: null } }),
    ],
  ],
  [
    'holders/sales-profile',
    'The amounts of a sales profile are stored and changed one by one.',
    'EXT-AH-036 EXT-AH-040 D45 D167',
    [
      holder(undefined, {
        given: { salesProfile: { expectedMonthlyVolume: 7, expectedAverageTransactionSize: 9 } },
      }),
      update(undefined, { given: { salesProfile: { expectedMonthlyVolume: 8 } } }),
    ],
    'v2',
  ],
  [
    'holders/list-entries',
    'Entries of lists are matched by extRef or else added; a code is ignored, and no entry is removed.',
    'CORE-GEN-015 CORE-AH-041 CORE-UBO-001 CORE-UBO-002 EXT-UBO-001 EXT-AH-037 D12 D45 D133',
    [
      holder(company),
      update({ [owners]: [{ extRef: 'owner_1', lastName: 'Bakker' }] }),
      update({ [owners]: [{ extRef: 'owner_2', type: 'CFO', lastName: 'Visser' }] }),
      update({ [owners]: [{ code: 'ubo_none', extRef: 'owner_2', lastName: 'Smit' }] }),
      update({ [owners]: [{ type: 'CFO', lastName: 'Adams' }], documents: [{ title: 'Other' }] }),
      update({ [owners]: [] }),
    ],
  ],
  [
    'holders/without-references',
    'Any number of accounts, owners, documents and photos can be without a reference, and null removes one.',
    'EXT-AH-010 D28 D45 D131 D133',
    [
      holder(
        {
          legalForm: 'organization',
          [owners]: [{ type: 'CEO' }, { type: 'CFO' }],
          documents: [{ title: 'One' }, { title: 'Two' }],
        },
        {
          given: {
            externalAccounts: ['One', 'Two'].map((displayName) => {
              return { accountType: 'IBAN', currency: 'EUR', displayName };
            }),
          },
        },
      ),
      addBank({ extRef: 'bank_1' }),
      add('createBeneficialOwner', { type: 'COO', extRef: 'owner_1' }),
      changeBank(-1, { extRef: null }),
      changeOwner(-1, { type: 'COO', extRef: null }),
      holder({ legalForm: 'individual', documents: [photographed] }),
      update({ documents: [photographed] }, { of: 'B' }),
      update(undefined, { given: { extRef: null } }),
    ],
    'v2',
  ],
  [
    'references/shared-across-types',
    'A holder, its accounts, an owner, a document, a payment and its item can have the same reference.',
    'EXT-AH-010 CORE-PS-027 D28 D61 D62',
    [sharedReference],
    'v2',
  ],
  [
    'owners/create-and-update',
    'An owner can be created and updated by operations of its own, and is shown in the holder of both versions; the others stay as they are.',
    'EXT-UBO-001 EXT-UBO-008 EXT-UBO-009 EXT-UBO-010 EXT-UBO-011 EXT-UBO-012 EXT-UBO-013 EXT-UBO-020 EXT-UBO-022 EXT-UBO-023 EXT-UBO-025 EXT-UBO-026 EXT-UBO-027 CORE-UBO-001 D44 D131 D164 D133 D131 D179 D132 D182',
    [
      holder({ ...company, [owners]: [] }),
      add('createBeneficialOwner', {
        type: 'BOARD_MEMBER',
        extRef: 'owner_1',
        ...plainPerson,
        indirectControlThrough: true,
        documents: ofOwner,
      }),
      add('createBeneficialOwner', { type: 'SHARE_HOLDER', extRef: 'owner_2', lastName: 'Adams' }),
      kyc('REJECTED'),
      changeOwner(0, { type: 'BOARD_MEMBER', email: 'cfo@example.com', extRef: 'owner_3' }),
      changeOwner(0, { type: 'CFO', extRef: 'owner_3' }),
      kyc('REJECTED'),
      changeOwner(1, { type: 'SHARE_HOLDER', extRef: 'Owner-1', lastName: 'Bakker' }),
      kyc('FAILED'),
      changeOwner(1, { type: 'SHARE_HOLDER', phone: fields.phone }),
    ],
    'v2',
  ],
  [
    'documents/added-later',
    'A document that is added later is stored, gets a code and starts the check; each version shows its own fields of it.',
    'CORE-DOC-003 CORE-DOC-007 CORE-DOC-010 CORE-DOC-012 CORE-DOC-014 CORE-DOC-015 CORE-DOC-016 CORE-DOC-018 CORE-DOC-019 CORE-DOC-020 CORE-DOC-021 CORE-DOC-022 CORE-DOC-023 CORE-DOC-030 CORE-DOC-031 CORE-DOC-032 CORE-DOC-034 CORE-DOC-035 CORE-DOC-039 CORE-LIM-009 EXT-DOC-001 EXT-DOC-002 EXT-DOC-003 D41 D43 D135 D138 D139 D140 D170 D175',
    [
      holder(undocumented),
      add('createIndividualDocument', { ...twiceDated, extRef: 'passport_1' }),
      kyc('REJECTED'),
      // Without a reference, each repeat adds another one.
      ...['ID', 'ID'].map((type) => add('createIndividualDocument', { ...twiceDated, type })),
      holder({ ...company, documents: [] }),
      add('createOrganizationDocument', { ...extract, extRef: 'extract_1' }, 'B'),
      kyc('FAILED', 'B'),
      add('createOrganizationDocument', extract, 'B'),
      ifDecided(
        other(
          holder({
            ...person,
            documents: [{ ...passport, type: 'DRIVING_LICENSE', photos: [photo] }],
          }),
        ),
      ),
      // Today is the day of the service's clock, and the checks have ended by then.
      wait(3 * 86_400),
      kyc('REJECTED'),
      add('createIndividualDocument', datedAhead(4)),
      refusedFor('expireAt 422.220.001', add('createIndividualDocument', datedAhead(3))),
    ],
    'v1',
  ],
];
