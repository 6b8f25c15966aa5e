import type { v2 } from '@seller-funds/contract';
import { lookUp } from '../../document/pointer.js';
import { createHolder, inProgressStatuses, updateHolder } from '../fixtures/kyc.js';
import {
  completeIndividual,
  completeOrganization,
  completePerson,
} from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';
import { area, readCheck } from './identity-check.js';

/** The fields that identify a person (D37), with other values than those of the complete person. */
const personal = {
  firstName: 'Maria',
  lastName: 'de Vries',
  dateOfBirth: '1991-02-01T00:00:00.000Z',
  placeOfBirth: { city: 'Utrecht', country: 'NLD' },
  nationality: 'BEL',
  address: { houseNumber: '1' },
  socialSecurityNumber: '078-05-1120',
};

const contact = { email: 'mila@example.com', phone: '+31201234567' };

const [passport] = completePerson().documents ?? [];

/** Changes of each single field that identifies a person. */
const identifying: readonly object[] = [
  ...Object.entries(personal).map(([name, value]) => ({ [name]: value })),
  { documents: [{ ...passport, number: 'NX7654321' }] },
];

/** The same changes back, each with a field that identifies nobody. */
const mixed: readonly object[] = (['email', 'phone'] as const).flatMap((minor, round) =>
  (['firstName', 'lastName', 'dateOfBirth', 'nationality', 'address'] as const).map(
    (name, index) => ({
      [name]: (round === 0 ? completePerson() : personal)[name],
      [minor]: `${contact[minor]}${index}`,
    }),
  ),
);

type Outcome = 'PASSED' | 'REJECTED' | 'FAILED' | 'FORGED';

/** The outcome of the check, an update after it, and the status that follows in version 2. */
type Restart = readonly [
  outcome: Outcome | 'none',
  update: Partial<v2.AccountHolderUpdate>,
  status: 'IN_PROGRESS' | 'ACTIVE' | 'REJECTED' | 'MISSING_DATA',
  /** The reference itself states it; which fields restart a check is our decision. */
  basis?: 'stated',
];

const outcomes = ['PASSED', 'REJECTED', 'FAILED', 'FORGED'] as const;

function after(status: Restart[2], entities: readonly object[]): Restart[] {
  return entities.map((legalEntity) => ['PASSED', { legalEntity }, status]);
}

/** D37, D132, D181: updates of a person, in their order. */
const ofPerson: readonly Restart[] = [
  ...after('IN_PROGRESS', [...identifying, ...mixed]),
  ['PASSED', { displayName: 'Another name', description: 'Another text' }, 'ACTIVE'],
  ['PASSED', { extRef: 'another_reference' }, 'ACTIVE'],
  ...after('ACTIVE', [
    contact,
    { taxNumber: 'NL000099998B57', registrationNumber: '64551235' },
    { indirectControlThrough: true },
    { lastName: 'de Vries', address: { city: 'Amsterdam' } },
  ]),
  ...outcomes.flatMap((outcome): Restart[] => [
    [outcome, { legalEntity: { lastName: `After ${outcome}` } }, 'IN_PROGRESS', 'stated'],
    [outcome, { legalEntity: { nationality: null } }, 'MISSING_DATA'],
    ['none', { legalEntity: { nationality: 'NLD' } }, 'IN_PROGRESS', 'stated'],
  ]),
  ['REJECTED', { description: 'After a rejection' }, 'REJECTED'],
  // After FAILED any update restarts the check, after FORGED only that of an identifying field.
  ['FAILED', { description: 'Try again' }, 'IN_PROGRESS'],
  ['FORGED', { description: 'And again' }, 'REJECTED'],
];

const owner = { extRef: 'owner_1' };

/** D36, D37, D182, D240: updates of an organization. */
const ofOrganization: readonly Restart[] = [
  ...after('IN_PROGRESS', [
    { legalName: 'Jansen Holding B.V.' },
    { registrationNumber: '64551235' },
    { taxNumber: 'NL123456789B02' },
    { type: 'NON_PROFIT' },
    { address: { city: 'Utrecht' } },
    ...[{ type: 'COO' }, ...identifying].map((changes) => ({
      ultimateBeneficialOwners: [{ ...owner, ...changes }],
    })),
    { ultimateBeneficialOwners: [{ type: 'CFO', extRef: 'owner_2' }] },
    { documents: [{ title: 'Another', type: 'UTILITY_BILL' }] },
  ]),
  // Contact data, and the fields of a person (D240).
  ...after('ACTIVE', [
    { ultimateBeneficialOwners: [{ ...owner, ...contact, indirectControlThrough: true }] },
    { ...personal, address: {}, ...contact, indirectControlThrough: true },
  ]),
];

const statusesInV1 = {
  IN_PROGRESS: ['IN_PROGRESS'],
  ACTIVE: ['PASSED'],
  REJECTED: ['REJECTED', 'FORGED'],
  MISSING_DATA: ['MISSING_DATA'],
};

const restart = (
  kind: string,
  complete: () => v2.LegalEntityCreate,
  rows: readonly Restart[],
): Scenario => ({
  id: `kyc/restart-${kind}`,
  title: `A change of a field that identifies an ${kind} or its owners restarts the check after every outcome; other changes do not.`,
  area,
  claims:
    'EXT-LE-005 EXT-LE-017 EXT-LE-018 EXT-AH-036 EXT-UBO-025 CORE-LE-008 CORE-LE-030 D33 D36 D37 D45 D132 D181 D182 D240',
  needs: ['decideKyc'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, complete());
    for (const [outcome, update, status, basis] of rows) {
      // The reference of version 2 shows one type of organization.
      if (lookUp(update, '/legalEntity/type') !== undefined && !context.decided) continue;
      if (outcome !== 'none') await context.operator.decideKyc({ accountHolderCode, outcome });
      const body = update.extRef === undefined ? update : { extRef: context.unique() };
      const inAnswer = await updateHolder(context, accountHolderCode, body);
      const { inV1 = 'none', inV2 } = await readCheck(context, accountHolderCode);
      const judge = basis === 'stated' ? context : context.decided;
      // Data that becomes complete is received before its check begins (D33); a change restarts the check at once.
      const isReceived = outcome === 'none' && inV1 === 'DATA_RECEIVED';
      const isInV1 = isReceived || statusesInV1[status].includes(inV1);
      judge?.expectEqual(
        { inAnswer, inV2, inV1: isInV1 ? 'alike' : inV1 },
        { inAnswer: status, inV2: status, inV1: 'alike' },
        `kycStatus after ${outcome} and a change of ${JSON.stringify(update).slice(0, 120)}`,
      );
    }
  },
});

/** D132: readyForKyc=false after an outcome. */
const notReady: Scenario = {
  id: 'kyc/restart-not-ready',
  title:
    'In version 1, a change of an identifying field with readyForKyc=false leads to DATA_RECEIVED, without it to a new check, which ends.',
  area,
  claims: 'CORE-AH-039 EXT-LE-017 CORE-LE-008 CORE-LE-030 D32 D33 D34 D132',
  needs: ['decideKyc', 'advanceTime'],
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    const update = async (lastName: string, query: { readyForKyc?: boolean }): Promise<unknown> => {
      const body = { legalEntity: { lastName } };
      const changed = await context.call('v1.updateAccountHolder', { path: { code }, query, body });
      return lookUp(changed, '/legalEntity/kycStatus/status');
    };
    // While the first check is running, and after each outcome.
    for (const outcome of ['none', ...outcomes] as const) {
      if (outcome !== 'none')
        await context.operator.decideKyc({ accountHolderCode: code, outcome });
      const held = await update('de Vries', { readyForKyc: false });
      await context.operator.advance(86_400);
      const { inV1, inV2 } = await readCheck(context, code);
      context.decided?.expectEqual(
        { held, inV1, inV2 },
        { held: 'DATA_RECEIVED', inV1: 'DATA_RECEIVED', inV2: 'MISSING_DATA' },
        `the status with readyForKyc=false after ${outcome}`,
      );
      const ready = String(await update('Jansen', {}));
      const expected = `the check starts without readyForKyc after ${outcome}`;
      context.expect(inProgressStatuses.includes(ready), expected, ready);
    }
    await context.operator.advance(86_400);
    const { inV2 } = await readCheck(context, code);
    context.expect(inV2 !== 'IN_PROGRESS', 'the new check ends', String(inV2));
  },
};

export const restartScenarios: readonly Scenario[] = [
  restart('individual', completeIndividual, ofPerson),
  restart('organization', completeOrganization, ofOrganization),
  notReady,
];
