import type { v1, v2 } from '@seller-funds/contract';
import { lookUp } from '../../document/pointer.js';
import {
  updateHolder,
  createHolder,
  expectKyc,
  getKycStatus,
  inProgressStatuses,
} from '../fixtures/kyc.js';
import {
  completeIndividual,
  completeOrganization,
  completePerson,
} from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'legal entities';
const aDay = 86_400;

/** Passes the check, updates the holder, and expects the status in the response. Which fields restart a check is our decision. */
async function expectStatusAfterUpdate(
  context: ScenarioContext,
  accountHolderCode: string,
  body: Partial<v2.AccountHolderUpdate>,
  expected: string,
): Promise<void> {
  await context.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
  const found = await updateHolder(context, accountHolderCode, body);
  const what = `kycStatus after a change of ${JSON.stringify(body).slice(0, 120)}`;
  context.decided?.expectEqual(found, expected, what);
}

/** The fields that identify a person, with other values than those of the complete person. */
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

/** D37: an update of each single field that restarts the check of a person. */
function identifyingUpdates(): (Partial<typeof personal> & Pick<v2.PersonUpdate, 'documents'>)[] {
  const [document] = completePerson().documents ?? [];
  return [
    ...Object.entries(personal).map(([name, value]) => ({ [name]: value })),
    { documents: [{ ...document, number: 'NX7654321' }] },
  ];
}

/** D182: an update of each single field that restarts the check through an owner. */
const identifyingOwnerUpdates = [{ type: 'COO' as const }, ...identifyingUpdates()];

/** D37: fields that restart the check of a person. */
export const individual: Scenario = {
  id: 'kyc/restart-individual',
  title: 'A change of each field that identifies a person restarts the check.',
  area,
  version: 'v2',
  claims: ['EXT-LE-017', 'EXT-LE-018', 'D33', 'D37', 'D181'],
  needs: ['decideKyc', 'advanceTime'],
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    for (const legalEntity of identifyingUpdates()) {
      await expectStatusAfterUpdate(context, code, { legalEntity }, 'IN_PROGRESS');
    }
    await context.operator.decideKyc({ accountHolderCode: code, outcome: 'PASSED' });
    await expectKyc(context, code, 'PASSED', 'ACTIVE');
  },
};

/** D37, D182: fields that restart the check of an organization. */
export const organization: Scenario = {
  id: 'kyc/restart-organization',
  title: 'A change of a field that identifies an organization or an owner restarts the check.',
  area,
  version: 'v2',
  claims: ['EXT-LE-017', 'EXT-UBO-025', 'D36', 'D37', 'D182', 'D240'],
  needs: ['decideKyc'],
  run: async (context) => {
    const code = await createHolder(context, completeOrganization());
    const owner = { extRef: 'owner_1' };
    const important: v2.LegalEntityUpdate[] = [
      { legalName: 'Jansen Holding B.V.' },
      { registrationNumber: '64551235' },
      { taxNumber: 'NL123456789B02' },
      ...(context.decided ? [{ type: 'NON_PROFIT' as const }] : []),
      { address: { city: 'Utrecht' } },
      ...identifyingOwnerUpdates.map((changes) => ({
        ultimateBeneficialOwners: [{ ...owner, ...changes }],
      })),
      { ultimateBeneficialOwners: [{ type: 'CFO', extRef: 'owner_2' }] },
      { documents: [{ title: 'Another', type: 'UTILITY_BILL' }] },
    ];
    for (const legalEntity of important) {
      await expectStatusAfterUpdate(context, code, { legalEntity }, 'IN_PROGRESS');
    }
    const minor = { ...contact, indirectControlThrough: true };
    // The fields of a person do not identify an organization (D240).
    const ofPerson = { ...contact, ...personal, address: undefined };
    const harmless = [
      { ultimateBeneficialOwners: [{ ...owner, ...minor }] },
      { ...JSON.parse(JSON.stringify(ofPerson)), indirectControlThrough: true },
    ];
    for (const legalEntity of harmless)
      await expectStatusAfterUpdate(context, code, { legalEntity }, 'ACTIVE');
  },
};

/** D37, D132: changes that do not restart the check. */
export const noRestart: Scenario = {
  id: 'kyc/no-restart',
  title:
    'A change of display names, descriptions and contact data, or an unchanged value, does not restart the check.',
  area,
  version: 'v2',
  claims: ['EXT-LE-017', 'EXT-AH-036', 'D37', 'D132', 'D181', 'D240'],
  needs: ['decideKyc'],
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    const harmless: Partial<v2.AccountHolderUpdate>[] = [
      { displayName: 'Another name', description: 'Another text' },
      { extRef: context.unique() },
      { legalEntity: contact },
      { legalEntity: { taxNumber: 'NL000099998B57', registrationNumber: '64551235' } },
      { legalEntity: { indirectControlThrough: true } },
      { legalEntity: { lastName: 'Jansen', address: { city: 'Amsterdam' } } },
    ];
    for (const body of harmless) await expectStatusAfterUpdate(context, code, body, 'ACTIVE');
    await context.operator.decideKyc({ accountHolderCode: code, outcome: 'REJECTED' });
    const rejected = await updateHolder(context, code, { description: 'x' });
    context.decided?.expectEqual(rejected, 'REJECTED', 'kycStatus of a rejected holder');
  },
};

/** D33: clearing required data. */
export const cleared: Scenario = {
  id: 'kyc/cleared-field',
  title: 'A check returns to MISSING_DATA when required data is cleared.',
  area,
  version: 'v2',
  claims: ['EXT-LE-017', 'EXT-LE-005', 'D33', 'D45', 'D181'],
  needs: ['decideKyc'],
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    await expectStatusAfterUpdate(
      context,
      code,
      { legalEntity: { nationality: null } },
      'MISSING_DATA',
    );
    const again = await updateHolder(context, code, { legalEntity: { nationality: 'NLD' } });
    context.expectEqual(again, 'IN_PROGRESS', 'kycStatus once it is set again');
  },
};

/** EXT-LE-017: restart from every outcome, in both versions. */
export const fromAnyStatus: Scenario = {
  id: 'kyc/restart-from-any-status',
  title:
    'A change of an identifying field leads from every outcome, including FORGED, to IN_PROGRESS in both versions, or to MISSING_DATA if data is missing.',
  area,
  claims: ['EXT-LE-017', 'EXT-LE-018', 'CORE-LE-008', 'CORE-LE-030', 'D33', 'D132', 'D181'],
  needs: ['decideKyc', 'advanceTime'],
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    for (const outcome of ['PASSED', 'REJECTED', 'FAILED', 'FORGED'] as const) {
      const decide = () => context.operator.decideKyc({ accountHolderCode: code, outcome });
      await decide();
      const second = await updateHolder(context, code, {
        legalEntity: { lastName: `Two ${outcome}` },
      });
      context.expectEqual(second, 'IN_PROGRESS', `kycStatus of version 2 after ${outcome}`);
      await decide();
      const first = await updateHolderV1(context, code, { lastName: `One ${outcome}` });
      context.expectEqual(first, 'IN_PROGRESS', `kycStatus of version 1 after ${outcome}`);
      await decide();
      const lacking = await updateHolder(context, code, { legalEntity: { nationality: null } });
      context.decided?.expectEqual(
        lacking,
        'MISSING_DATA',
        `kycStatus without a nationality, after ${outcome}`,
      );
      await updateHolder(context, code, { legalEntity: { nationality: 'NLD' } });
    }
    await context.operator.advance(aDay);
    const { inV2 } = await getKycStatus(context, code);
    context.expect(inV2 !== 'IN_PROGRESS', 'the new check ends', String(inV2));
  },
};

/** D132, D181: restart after a technical failure. */
export const afterFailure: Scenario = {
  id: 'kyc/after-failure',
  title:
    'After FAILED any update restarts the check; after FORGED only a change of an identifying field does.',
  area,
  claims: ['EXT-LE-005', 'CORE-LE-008', 'D33', 'D132', 'D181'],
  needs: ['decideKyc'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeIndividual());
    await context.operator.decideKyc({ accountHolderCode, outcome: 'FAILED' });
    const retried = await updateHolder(context, accountHolderCode, { description: 'Try again' });
    context.decided?.expectEqual(
      retried,
      'IN_PROGRESS',
      'kycStatus after an update of a failed holder',
    );
    await context.operator.decideKyc({ accountHolderCode, outcome: 'FORGED' });
    await updateHolder(context, accountHolderCode, { description: 'And again' });
    if (context.decided) await expectKyc(context, accountHolderCode, 'FORGED', 'REJECTED');
  },
};

/** D132: readyForKyc=false after an outcome. */
export const notReady: Scenario = {
  id: 'kyc/restart-not-ready',
  title:
    'In version 1, a change of an identifying field with readyForKyc=false leads to DATA_RECEIVED, without it to a new check.',
  area,
  claims: ['CORE-AH-039', 'EXT-LE-017', 'D32', 'D34', 'D132'],
  needs: ['decideKyc'],
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    await context.operator.decideKyc({ accountHolderCode: code, outcome: 'PASSED' });
    const held = await updateHolderV1(
      context,
      code,
      { lastName: 'de Vries' },
      { readyForKyc: false },
    );
    context.decided?.expectEqual(held, 'DATA_RECEIVED', 'the status with readyForKyc=false');
    if (context.decided) await expectKyc(context, code, 'DATA_RECEIVED', 'MISSING_DATA');
    const ready = String(await updateHolderV1(context, code, { lastName: 'Jansen' }));
    context.expect(
      inProgressStatuses.includes(ready),
      'the check starts without readyForKyc',
      ready,
    );
  },
};

/** Updates a person in version 1 and returns the status of the check in the response. */
async function updateHolderV1(
  context: ScenarioContext,
  code: string,
  legalEntity: v1.IndividualLegalEntityUpdate,
  query: { readonly readyForKyc?: boolean } = {},
): Promise<unknown> {
  const body = { legalEntity };
  const changed = await context.call('v1.updateAccountHolder', { path: { code }, query, body });
  return lookUp(changed, '/legalEntity/kycStatus/status');
}
