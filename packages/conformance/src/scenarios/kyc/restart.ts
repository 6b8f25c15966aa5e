import type { v2 } from '@seller-funds/contract';
import { lookUp } from '../../document/pointer.js';
import { change, createHolder, expectKyc, underWay } from '../props/kyc.js';
import { completeIndividual, completeOrganization, completePerson } from '../props/people.js';
import type { Scenario } from '../scenario.js';
import type { Stage } from '../stage.js';

const area = 'legal entities';

/** Passes the check, changes something, and expects the status right after. */
async function afterChange(
  stage: Stage,
  accountHolderCode: string,
  body: v2.AccountHolderUpdate,
  expected: string,
): Promise<void> {
  await stage.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
  const found = await change(stage, accountHolderCode, body);
  stage.equal(found, expected, `kycStatus after a change of ${JSON.stringify(body).slice(0, 120)}`);
}

/** D37: what identifies a person. */
export const individual: Scenario = {
  id: 'kyc/restart-individual',
  title: 'A change of an important field of a person starts the check again, from any outcome.',
  area,
  version: 'v2',
  claims: ['EXT-LE-017', 'EXT-LE-018', 'D33', 'D37', 'D181'],
  needs: ['decideKyc', 'advanceTime'],
  play: async (stage) => {
    const code = await createHolder(stage, completeIndividual());
    const [document] = completePerson().documents ?? [];
    const important: v2.LegalEntityUpdate[] = [
      { firstName: 'Maria' },
      { lastName: 'de Vries' },
      { dateOfBirth: '1991-02-01' },
      { placeOfBirth: { city: 'Utrecht', country: 'NLD' } },
      { nationality: 'BEL' },
      { address: { houseNumber: '1' } },
      { socialSecurityNumber: '078-05-1120' },
      { documents: [{ ...document, number: 'NX7654321' }] },
    ];
    for (const legalEntity of important) {
      await afterChange(stage, code, { legalEntity }, 'IN_PROGRESS');
    }
    await stage.operator.decideKyc({ accountHolderCode: code, outcome: 'REJECTED' });
    const found = await change(stage, code, { legalEntity: { firstName: 'Mila' } });
    stage.equal(found, 'IN_PROGRESS', 'kycStatus after a change of a rejected holder');
    await stage.operator.decideKyc({ accountHolderCode: code, outcome: 'PASSED' });
    await expectKyc(stage, code, 'PASSED', 'ACTIVE');
  },
};

/** D37, D182: what identifies an organization and its owners. */
export const organization: Scenario = {
  id: 'kyc/restart-organization',
  title: 'A change of an important field of an organization, or of an owner, starts it again.',
  area,
  version: 'v2',
  claims: ['EXT-LE-017', 'EXT-UBO-025', 'D36', 'D37', 'D182'],
  needs: ['decideKyc'],
  play: async (stage) => {
    const code = await createHolder(stage, completeOrganization());
    const owner = { extRef: 'owner-1' };
    const important: v2.LegalEntityUpdate[] = [
      { legalName: 'Jansen Holding B.V.' },
      { registrationNumber: '64551235' },
      { taxNumber: 'NL123456789B02' },
      { type: 'NON_PROFIT' },
      { address: { city: 'Utrecht' } },
      { ultimateBeneficialOwners: [{ ...owner, lastName: 'de Vries' }] },
      { ultimateBeneficialOwners: [{ type: 'CFO', extRef: 'owner-2' }] },
      { documents: [{ title: 'Another', type: 'OTHER' }] },
    ];
    for (const legalEntity of important) {
      await afterChange(stage, code, { legalEntity }, 'IN_PROGRESS');
    }
    const contact = { ultimateBeneficialOwners: [{ ...owner, email: 'owner@example.com' }] };
    await afterChange(stage, code, { legalEntity: contact }, 'ACTIVE');
  },
};

/** D37, D132: what does not identify, and what is no change. */
export const unimportant: Scenario = {
  id: 'kyc/no-restart',
  title: 'A change of names, texts and contacts, or a value as it was, leaves the outcome.',
  area,
  version: 'v2',
  claims: ['EXT-LE-017', 'EXT-AH-036', 'D37', 'D132', 'D181'],
  needs: ['decideKyc'],
  play: async (stage) => {
    const code = await createHolder(stage, completeIndividual());
    const harmless: v2.AccountHolderUpdate[] = [
      { displayName: 'Another name', description: 'Another text' },
      { extRef: stage.unique() },
      { legalEntity: { email: 'mila@example.com', phone: '+31201234567' } },
      { legalEntity: { lastName: 'Jansen', address: { city: 'Amsterdam' } } },
    ];
    for (const body of harmless) await afterChange(stage, code, body, 'ACTIVE');
    await stage.operator.decideKyc({ accountHolderCode: code, outcome: 'REJECTED' });
    stage.equal(await change(stage, code, { description: 'x' }), 'REJECTED', 'a rejected one');
  },
};

/** D33: what is missing afterwards. */
export const cleared: Scenario = {
  id: 'kyc/cleared',
  title: 'A check goes back to MISSING_DATA when something that it needs is cleared.',
  area,
  version: 'v2',
  claims: ['EXT-LE-017', 'EXT-LE-005', 'D33', 'D45', 'D181'],
  needs: ['decideKyc'],
  play: async (stage) => {
    const code = await createHolder(stage, completeIndividual());
    await afterChange(stage, code, { legalEntity: { nationality: null } }, 'MISSING_DATA');
    const again = await change(stage, code, { legalEntity: { nationality: 'NLD' } });
    stage.equal(again, 'IN_PROGRESS', 'kycStatus once it is there again');
  },
};

/** D132, D181: a technical failure is repeated, a forgery is not. */
export const afterFailure: Scenario = {
  id: 'kyc/after-failure',
  title: 'After FAILED any update starts the check again; after FORGED none does.',
  area,
  claims: ['EXT-LE-005', 'CORE-LE-008', 'D33', 'D132', 'D181'],
  needs: ['decideKyc'],
  play: async (stage) => {
    const accountHolderCode = await createHolder(stage, completeIndividual());
    await stage.operator.decideKyc({ accountHolderCode, outcome: 'FAILED' });
    const retried = await change(stage, accountHolderCode, { description: 'Try again' });
    stage.equal(retried, 'IN_PROGRESS', 'kycStatus after an update of a failed one');
    await stage.operator.decideKyc({ accountHolderCode, outcome: 'FORGED' });
    await change(stage, accountHolderCode, { legalEntity: { lastName: 'Smith' } });
    await expectKyc(stage, accountHolderCode, 'FORGED', 'REJECTED');
  },
};

/** D132: version 1 without the flag takes the outcome back and waits. */
export const withoutFlag: Scenario = {
  id: 'kyc/restart-without-flag',
  title:
    'In version 1 an important change without readyForKyc leads to DATA_RECEIVED, with it to a check.',
  area,
  version: 'v1',
  claims: ['CORE-AH-039', 'EXT-LE-017', 'D32', 'D132'],
  needs: ['decideKyc'],
  play: async (stage) => {
    const code = await createHolder(stage, completeIndividual());
    await stage.operator.decideKyc({ accountHolderCode: code, outcome: 'PASSED' });
    const patch = async (lastName: string, query: object): Promise<unknown> => {
      const body = { legalEntity: { lastName } };
      const changed = await stage.call('v1.updateAccountHolder', { path: { code }, query, body });
      return lookUp(changed, '/legalEntity/kycStatus/status');
    };
    stage.equal(await patch('de Vries', {}), 'DATA_RECEIVED', 'the status without the flag');
    const ready = String(await patch('Jansen', { readyForKyc: true }));
    stage.holds(underWay.includes(ready), 'the check begins with the flag', ready);
  },
};
