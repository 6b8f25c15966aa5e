import { elements, isObject, type Path, pathText, withPart } from '../json.js';
import { outcomes } from '../model/kyc.js';
import { dateInDays, dateInYears, pdfFile, pngImage } from '../scenarios/fixtures/documents.js';
import {
  completeIndividual,
  completeOrganization,
  completePerson,
} from '../scenarios/fixtures/legal-entities.js';
import { type Command, inTurn, type Story } from './command.js';
import {
  add,
  changeOwner,
  close,
  holder,
  kyc,
  require,
  seller,
  suspend,
  update,
} from './holder-commands.js';
import { wait } from './operator-commands.js';

const day = 86_400;
const owners = 'ultimateBeneficialOwners';
const person = completeIndividual();
const company = completeOrganization();
const [passport] = completePerson().documents ?? [];
const contact = { email: 'mila@example.com', phone: '+31201234567' };
const named = { extRef: 'owner_1' };

/** Another value of each member of both legal forms. */
const others = {
  firstName: 'Maria',
  lastName: 'de Vries',
  legalName: 'Jansen Holding B.V.',
  dateOfBirth: '1991-02-01T00:00:00.000Z',
  placeOfBirth: { city: 'Rome', country: 'ITA' },
  nationality: 'BEL',
  address: { houseNumber: '1' },
  socialSecurityNumber: '078-05-1120',
  registrationNumber: '64551235',
  taxNumber: 'NL123456789B02',
  ...contact,
  indirectControlThrough: true,
};

/** Each member alone, and each back to its value in complete data together with contact data. */
function changesOf(complete: object): object[] {
  const first = Object.entries(others).map(([name, value]) => ({ [name]: value }));
  const back = Object.entries(complete)
    .filter(([name]) => name !== 'legalForm' && name !== 'documents' && name !== owners)
    .map(([name, value], index) => ({ [name]: value, phone: `${contact.phone}${index}` }));
  return [...first, ...back];
}

const afterEach = (updates: readonly object[]): Command[] =>
  updates.map((legalEntity) => inTurn(kyc('PASSED'), update(legalEntity)));

/** Creates a holder without each value of complete data, and with each text blank. */
function lacking(complete: object): Command[] {
  const fixed = new Set(['legalForm', 'extRef', `${owners}[0].type`]);
  return leavesOf(complete).flatMap(([path, value]) => {
    const name = pathText(path);
    if (fixed.has(name) || path.at(-1) === 'extRef') return [];
    const isFree = /name|number|street|zipcode|city/i.test(name) && !name.includes('documents');
    return [undefined, ...(isFree && typeof value === 'string' ? [' '] : [])].map((part) =>
      holder(withPart(complete, path, part) as object),
    );
  });
}

function leavesOf(value: unknown, path: Path = []): [Path, unknown][] {
  const inner = isObject(value) ? Object.entries(value) : [...elements(value).entries()];
  if (inner.length === 0) return [[path, value]];
  return inner.flatMap(([key, each]) => leavesOf(each, [...path, key]));
}

/** A sequence in which each outcome follows each other one once. */
const everyChange =
  'REJECTED FAILED REJECTED PASSED REJECTED FORGED FAILED PASSED FAILED FORGED PASSED FORGED REJECTED'
    .split(' ')
    .map((each) => kyc(each as (typeof outcomes)[number]));

const child = { dateOfBirth: `${dateInYears(-17)}T00:00:00.000Z` };
const birthday = (days: number): string => {
  const date = new Date(`${dateInYears(-18)}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString();
};
const idCard = { type: 'ID', number: 'X1', expireAt: dateInYears(5) };
const front = { page: 'FRONT', data: pngImage };
const apart = ['FRONT', 'BACK'].map((page) => ({ ...idCard, photos: [{ ...front, page }] }));
/** A file that differs from others only at its end. */
const long = (end: string): string =>
  Buffer.from(`%PDF-1.4\n${' '.repeat(2_000)}${end}`).toString('base64');
const photographed = (data: string) => ({
  documents: [{ ...passport, extRef: 'pass', photos: [{ ...front, extRef: 'front', data }] }],
});
const { lastName: _lastName, ...nameless } = completePerson();
const { firstName: _firstName, nationality: _nationality, ...unknown } = person;
const { documents: _documents, ...undocumented } = person;
const incomplete = {
  ...company,
  [owners]: [{ type: 'CEO', ...named, ...nameless }, { type: 'CFO' }],
};
const brief = [{ ...passport, extRef: 'short', expireAt: dateInDays(3) }];
const american = { socialSecurityNumber: '078-05-1120', ...contact };
const [firstOwner] = company[owners] ?? [];
const amounts = { expectedMonthlyVolume: 100_000, expectedAverageTransactionSize: 0 };

/** The rules of KYC checks. */
export const kycStories: readonly Story[] = [
  [
    'kyc/required-data',
    'The check of a holder waits for each required value that is missing or blank, and names it once; other data may be missing.',
    'EXT-LE-001 EXT-LE-002 EXT-LE-015 EXT-AH-003 EXT-UBO-020 CORE-LE-009 CORE-LE-010 CORE-LE-011 CORE-LE-029 D35 D36 D40 D128 D163 D165',
    [holder(person), ...lacking(person), holder(company), ...lacking(company)],
    'v2',
  ],
  [
    'kyc/several-missing',
    'All missing data is named: of an ID card its back, of a minor the date of birth, of several owners those of the most complete one.',
    'EXT-LE-002 EXT-LE-015 CORE-LE-009 CORE-LE-029 CORE-AH-033 CORE-AH-034 D35 D36 D40 D128',
    [
      holder({ ...person, documents: [{ ...idCard, photos: [front, { page: 'BACK' }] }] }),
      update({ documents: [{ ...idCard, photos: [front, { ...front, page: 'BACK' }] }] }),
      holder({ ...person, ...child }),
      holder({ ...unknown, ...child, documents: [], address: { street: 'Prinsengracht' } }),
      holder({ ...company, legalName: undefined, [owners]: [], documents: [] }),
      holder(incomplete),
      holder({ ...company, [owners]: [] }),
      ...['G', 'H'].map(() => holder(incomplete)),
      add('createBeneficialOwner', { type: 'CFO', ...completePerson() }, 'E'),
      add('createBeneficialOwner', { type: 'CEO', ...nameless }, 'F'),
      changeOwner(0, { type: 'CEO', lastName: person.lastName }, 'F'),
      update({ [owners]: [{ ...named, ...completePerson() }] }, { of: 'G' }),
      update({ [owners]: [{ type: 'COO', ...completePerson() }] }, { of: 'H' }),
      update({ documents: company.documents }, { of: 'D' }),
      holder({ ...person, documents: apart }),
    ],
  ],
  [
    'kyc/starts-with-complete-data',
    'A check starts when the required data is complete, after a POST or after the PATCH that completes it, and ends.',
    'CORE-LE-029 CORE-LE-030 CORE-AH-033 CORE-AH-034 CORE-AH-043 EXT-LE-001 EXT-LE-005 EXT-AH-003 CORE-AH-023 D32 D33 D35',
    [
      holder(person, { isReady: true }),
      holder(undocumented),
      update({ documents: person.documents }, { of: 'B' }),
      wait(day),
    ],
  ],
  [
    'kyc/ready-for-kyc',
    'readyForKyc=false stores complete data without starting the check, which version 2 shows as MISSING_DATA with a message; an update without it starts the check.',
    'CORE-AH-023 CORE-AH-039 CORE-LE-008 EXT-LE-015 EXT-LE-020 D32 D128 D34 D40 D132',
    [
      holder(person, { isReady: false }),
      wait(day),
      update(undefined, { isReady: false }),
      update({ lastName: 'Visser' }, { isReady: false }),
      update(),
      wait(day),
    ],
    'v1',
  ],
  [
    'kyc/restart-not-ready',
    'A change of an identifying field with readyForKyc=false leads to DATA_RECEIVED after every outcome, without it to a new check, which ends.',
    'CORE-AH-039 EXT-LE-017 CORE-LE-008 CORE-LE-030 D32 D33 D34 D132',
    [
      // While the first check is running, and after each outcome.
      ...[holder(person), ...outcomes.map((outcome) => kyc(outcome))].flatMap((begin) => [
        inTurn(begin, update({ lastName: 'de Vries' }, { isReady: false })),
        wait(day),
        update({ lastName: 'Jansen' }),
      ]),
      wait(day),
    ],
    'v1',
  ],
  [
    'kyc/assigned-by-service',
    'kycStatus in a request is ignored; the service sets it once the holder has a legal entity.',
    'CORE-LE-013 EXT-LE-015 D12 D163',
    [
      holder({ legalForm: 'individual', firstName: 'Mila', kycStatus: 'ACTIVE' }),
      update({ kycStatus: { status: 'PASSED' } }),
      seller,
    ],
  ],
  [
    'kyc/detail-codes',
    'Each detail has its own code, and keeps it while the same data is missing.',
    'CORE-LE-009 D128 D264',
    [
      holder({ ...unknown, taxNumber: '1' }),
      update({ email: contact.email }),
      update({ firstName: 'Mila' }),
      update({ lastName: null }),
    ],
  ],
  [
    'kyc/outcomes',
    'Each version shows the outcome of a check under its own name, with a message unless it passed; the outcome sets the status of the holder.',
    'CORE-LE-008 CORE-LE-009 CORE-LE-013 CORE-AH-013 CORE-AH-014 EXT-LE-002 EXT-LE-004 EXT-LE-015 EXT-LE-020 D30 D33 D34 D40 D128',
    [holder(person), ...everyChange],
  ],
  [
    'kyc/stays-suspended-or-closed',
    'A holder that the operator made SUSPENDED or CLOSED stays so, whatever the outcome of its check.',
    'CORE-AH-013 CORE-AH-021 D30',
    [suspend(), close('B')].flatMap((end, index) => [
      holder(person),
      end,
      ...outcomes.map((outcome) => kyc(outcome, 'AB'[index])),
    ]),
  ],
  [
    'kyc/dates',
    'A person is of age on the 18th birthday; a document is valid until the day before it expires, and then named as expired.',
    'EXT-LE-002 CORE-LE-009 D35 D36 D40 D128',
    [
      ...[-1, 0, 1].map((days) => holder({ ...person, dateOfBirth: birthday(days) })),
      holder({ ...person, documents: [{ ...passport, expireAt: dateInDays(0) }] }),
      holder({ ...person, documents: brief }),
      holder({ ...company, [owners]: [{ ...firstOwner, documents: brief }] }),
      ...[2, 1].flatMap((days) => [
        wait(days * day),
        ...['E', 'F'].flatMap((of) => [kyc('FAILED', of), update(undefined, { of })]),
      ]),
      update({ documents: [{ extRef: 'short', expireAt: dateInDays(365) }] }, { of: 'E' }),
    ],
  ],
  [
    'kyc/restart-individual',
    'A change of a field that identifies a person restarts the check; other changes do not, except after FAILED.',
    'EXT-LE-005 EXT-LE-017 EXT-LE-018 EXT-AH-036 CORE-LE-008 CORE-LE-030 D33 D37 D45 D132 D240',
    [
      holder(person),
      ...afterEach([
        ...changesOf(person),
        { lastName: 'Jansen', address: { city: 'Amsterdam' } },
        { documents: [{ ...passport, number: 'NX7654321' }] },
        ...[pngImage, pdfFile, long('A'), long('B')].map(photographed),
      ]),
      ...outcomes.flatMap((outcome) => [
        kyc(outcome),
        update({ lastName: `After ${outcome}` }),
        kyc(outcome),
        update(undefined, { given: { description: 'Another text' } }),
        kyc(outcome),
        update({ nationality: null }),
        update({ nationality: 'NLD' }),
      ]),
    ],
  ],
  [
    'kyc/restart-organization',
    'A change of a field that identifies an organization, or of an owner, restarts the check; other changes do not.',
    'EXT-LE-005 EXT-LE-017 EXT-LE-018 EXT-AH-036 EXT-UBO-025 CORE-LE-008 CORE-LE-030 D33 D36 D37 D45 D132 D182 D240',
    [
      holder(company),
      ...afterEach([
        ...changesOf(company),
        { type: 'NON_PROFIT' },
        ...[{ type: 'COO' }, ...changesOf(completePerson())].map((changes) => ({
          [owners]: [{ ...named, ...changes }],
        })),
        { [owners]: [{ type: 'CFO', extRef: 'owner_2' }] },
        { documents: [{ title: 'Another' }] },
      ]),
    ],
  ],
  [
    'kyc/united-states',
    'On a US platform the check also requires the sales profile, and SSN, email and phone of sellers and of every owner.',
    'EXT-GEN-003 EXT-GEN-004 EXT-GEN-005 EXT-AH-018 EXT-UBO-005 EXT-UBO-006 EXT-UBO-007 D35 D166 D167 D231',
    [
      require({ isInUnitedStates: true }),
      ...['A', 'B'].flatMap((of) => {
        const single = Object.entries(amounts).map(([name, value]) =>
          update(undefined, { of, given: { salesProfile: { [name]: value } } }),
        );
        return [
          holder(person),
          update(american, { of }),
          ...(of === 'A' ? single : single.toReversed()),
        ];
      }),
      holder({ ...company, ...contact }),
      ...Object.keys(american).map((name) =>
        holder({
          ...company,
          ...contact,
          [owners]: [
            { ...firstOwner, ...american },
            { type: 'CFO', lastName: 'Jansen', ...american, [name]: undefined },
          ],
        }),
      ),
    ],
    'v2',
  ],
  [
    'kyc/light',
    'LIGHT_KYC requires neither documents nor beneficial owners.',
    'EXT-AH-015 EXT-BAL-005 D47',
    [
      require({ tier: 'LIGHT_KYC' }),
      holder(undocumented),
      holder({ ...company, [owners]: [], documents: [] }),
    ],
  ],
];
