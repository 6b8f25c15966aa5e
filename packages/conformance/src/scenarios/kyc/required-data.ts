import type { v2 } from '@seller-funds/contract';
import { member, text } from '../../json.js';
import { createHolder, updateHolder } from '../fixtures/kyc.js';
import {
  completeIndividual,
  completeOrganization,
  completePerson,
} from '../fixtures/legal-entities.js';
import { dateInYears, pngImage } from '../fixtures/documents.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'legal entities';

/** Expects a check to be MISSING_DATA and its message to name fields. */
async function expectMissing(
  context: ScenarioContext,
  legalEntity: v2.LegalEntityCreate,
  fields: readonly string[],
): Promise<string> {
  const code = await createHolder(context, legalEntity);
  const path = { accountHolderCode: code };
  const query = { _fragments: ['kycstatus' as const] };
  const holder = await context.call('v2.getAccountHolder', { path, query });
  const lacking = fields.join(', ');
  const status = member(holder.legalEntity, 'kycStatus');
  context.expectEqual(status, 'MISSING_DATA', `kycStatus without ${lacking}`);
  const message = text(member(holder.legalEntity, 'kycMessage')) ?? 'null';
  for (const field of fields) context.expect(message.includes(field), `it names ${field}`, message);
  return code;
}

/** D35: the required data of a person. */
export const individual: Scenario = {
  id: 'kyc/required-data-of-individual',
  title:
    'The check of a person requires names, dateOfBirth, nationality, address and a valid document.',
  area,
  version: 'v2',
  claims: ['EXT-LE-001', 'EXT-LE-002', 'CORE-LE-029', 'D35', 'D165'],
  run: async (context) => {
    const complete = completeIndividual();
    for (const field of ['firstName', 'lastName', 'dateOfBirth', 'nationality'] as const) {
      const { [field]: _left, ...rest } = complete;
      await expectMissing(context, rest, [field]);
    }
    for (const field of ['street', 'houseNumber', 'zipcode', 'city', 'country'] as const) {
      const { [field]: _left, ...address } = complete.address ?? {};
      await expectMissing(context, { ...complete, address }, [`address.${field}`]);
    }
    await expectMissing(context, { ...complete, documents: [] }, ['documents']);
    const id = { type: 'ID', number: 'X1', expireAt: dateInYears(5) } as const;
    const front = [{ page: 'FRONT', data: pngImage } as const];
    await expectMissing(context, { ...complete, documents: [{ ...id, photos: front }] }, [
      'photos',
    ]);
    const child = { ...complete, dateOfBirth: `${dateInYears(-17)}T00:00:00.000Z` };
    await expectMissing(context, child, ['dateOfBirth']);
  },
};

/** D36: the required data of an organization. */
export const organization: Scenario = {
  id: 'kyc/required-data-of-organization',
  title:
    'The check of an organization requires its name, type, numbers, address, an owner and a document.',
  area,
  version: 'v2',
  claims: ['EXT-LE-001', 'EXT-LE-002', 'CORE-LE-029', 'D36'],
  run: async (context) => {
    const complete = completeOrganization();
    const code = await createHolder(context, complete);
    const path = { accountHolderCode: code };
    const query = { _fragments: ['kycstatus' as const] };
    const { legalEntity } = await context.call('v2.getAccountHolder', { path, query });
    const status = text(member(legalEntity, 'kycStatus')) ?? 'none';
    context.expect(status !== 'MISSING_DATA', 'the check of complete data has begun', status);
    for (const field of ['legalName', 'registrationNumber', 'taxNumber', 'type'] as const) {
      const { [field]: _left, ...rest } = complete;
      await expectMissing(context, rest, [field]);
    }
    const owners = { ...complete, ultimateBeneficialOwners: [] };
    await expectMissing(context, owners, ['ultimateBeneficialOwners']);
    await expectMissing(context, { ...complete, documents: [] }, ['documents']);
  },
};

/** D166, D231: additional required data in the United States. */
export const unitedStates: Scenario = {
  id: 'kyc/required-data-in-united-states',
  title:
    'On a US platform the check also requires the sales profile, and SSN, email and phone of sellers and owners.',
  area,
  version: 'v2',
  claims: [
    'EXT-GEN-003',
    'EXT-GEN-004',
    'EXT-GEN-005',
    'EXT-AH-018',
    'EXT-UBO-005',
    'EXT-UBO-006',
    'EXT-UBO-007',
    'D35',
    'D166',
    'D167',
    'D231',
  ],
  needs: ['newTenant', 'configureMerchant'],
  run: async (context) => {
    await context.operator.configureMerchant({ unitedStates: true });
    const contact = { socialSecurityNumber: '078-05-1120', email: 'a@example.com', phone: '+1555' };
    const personal = ['socialSecurityNumber', 'email', 'phone'];
    const amounts = { expectedMonthlyVolume: 100_000, expectedAverageTransactionSize: 5_000 };
    const all = [...Object.keys(amounts).map((name) => `salesProfile.${name}`), ...personal];
    // Each amount of the sales profile can be sent alone, in any order (D167).
    const profiles = [Object.entries(amounts), Object.entries(amounts).toReversed()];
    for (const profile of context.decided ? profiles : []) {
      const code = await expectMissing(context, completeIndividual(), all);
      await updateHolder(context, code, { legalEntity: contact });
      const statuses: (string | undefined)[] = [];
      for (const [name, amount] of profile) {
        statuses.push(await updateHolder(context, code, { salesProfile: { [name]: amount } }));
      }
      const what = 'kycStatus after each amount of the sales profile, with all other data';
      context.expectEqual(statuses, ['MISSING_DATA', 'IN_PROGRESS'], what);
    }
    const code = await expectMissing(context, completeIndividual(), all);
    const complete = { legalEntity: contact, salesProfile: amounts };
    const status = await updateHolder(context, code, complete);
    context.expectEqual(status, 'IN_PROGRESS', 'kycStatus with all required data');
    const company = { ...completeOrganization(), email: contact.email, phone: contact.phone };
    const [owner, ...others] = personal.map((name) => `ultimateBeneficialOwners[0].${name}`);
    await expectMissing(context, company, [owner ?? '', ...others]);
    // Elsewhere one complete owner is enough; here every owner has to have this data.
    const [first] = company.ultimateBeneficialOwners ?? [];
    const named = { type: 'CFO', lastName: 'Jansen' } as const;
    for (const name of personal) {
      const { [name]: _left, ...rest } = { ...contact } as Record<string, string>;
      const second = { ...named, ...rest };
      const both = [{ type: 'CEO' as const, ...first, ...contact }, second];
      const path = `ultimateBeneficialOwners[1].${name}`;
      await expectMissing(context, { ...company, ultimateBeneficialOwners: both }, [path]);
    }
  },
};

/** D47: the required data of LIGHT_KYC. */
export const light: Scenario = {
  id: 'kyc/required-data-of-light-kyc',
  title: 'LIGHT_KYC requires neither documents nor beneficial owners.',
  area,
  version: 'v2',
  claims: ['EXT-AH-015', 'EXT-BAL-005', 'D47'],
  needs: ['newTenant', 'configureMerchant'],
  run: async (context) => {
    await context.operator.configureMerchant({ kycTier: 'LIGHT_KYC' });
    const [division] = await context.call('v2.listDivisions', {});
    context.decided?.expectEqual(division?.kycTier, 'LIGHT_KYC', 'kycTier of the division');
    const person = { ...completeIndividual(), documents: [] };
    const company = { ...completeOrganization(), ultimateBeneficialOwners: [], documents: [] };
    for (const legalEntity of [person, company]) {
      const body = { displayName: 'Light', legalEntity };
      const holder = await context.call('v2.createAccountHolder', { body });
      context.expectEqual(
        holder.legalEntity?.kycStatus,
        'IN_PROGRESS',
        'kycStatus without documents',
      );
      context.decided?.expectEqual(holder.tier, 'LIGHT_KYC', 'the tier');
    }
  },
};

/** D36: at least one complete owner. */
export const owners: Scenario = {
  id: 'kyc/requires-complete-owner',
  title:
    'The check of an organization requires one complete owner; an incomplete one is not enough.',
  area,
  version: 'v2',
  claims: ['EXT-AH-003', 'EXT-UBO-020', 'D36'],
  run: async (context) => {
    const { lastName: _name, ...nameless } = completePerson();
    const owner = { type: 'CEO', ...nameless } as const;
    const company = { ...completeOrganization(), ultimateBeneficialOwners: [owner] };
    const code = await expectMissing(context, company, ['ultimateBeneficialOwners[0].lastName']);
    const path = { accountHolderCode: code };
    const body = { type: 'CFO', ...completePerson() } as const;
    await context.call('v2.createBeneficialOwner', { path, body });
    const query = { _fragments: ['kycstatus' as const] };
    const { legalEntity } = await context.call('v2.getAccountHolder', { path, query });
    const status = text(member(legalEntity, 'kycStatus')) ?? 'none';
    context.expect(status !== 'MISSING_DATA', 'the check starts with a complete owner', status);
  },
};
