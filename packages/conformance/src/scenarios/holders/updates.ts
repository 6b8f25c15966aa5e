import { lookUp } from '../../document/pointer.js';
import { elements, member, text } from '../../json.js';
import { completeIndividual, completeOrganization } from '../fixtures/legal-entities.js';
import { createHolder } from '../fixtures/kyc.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { ResponseBodyOf, ScenarioContext } from '../scenario-context.js';

const area = 'account holders';

/** All parts except the status of the check, which changes on its own. */
const everything = ['ubo', 'docs', 'accounts', 'extacc'] as const;

function readV1(
  context: ScenarioContext,
  code: string,
): Promise<ResponseBodyOf<'v1.getAccountHolder'>> {
  const query = { _fragments: [...everything] };
  return context.call('v1.getAccountHolder', { path: { code }, query });
}

/** CORE-AH-042: partial updates in version 1. */
export const partialV1: Scenario = {
  id: 'holders/partial-update-v1',
  title: 'A PATCH in version 1 changes only the fields of the legal entity that it contains.',
  area,
  version: 'v1',
  claims: 'CORE-AH-038 CORE-AH-040 CORE-AH-042 CORE-AH-046 D12 D45',
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    const before = await readV1(context, code);
    const body = {
      displayName: 'Ignored',
      legalEntity: { email: 'new@example.com', address: { addition: 'B' } },
    };
    await context.call('v1.updateAccountHolder', { path: { code }, body });
    await context.call('v1.updateAccountHolder', { path: { code }, body: {} });
    const entity = before.legalEntity;
    const expected = {
      ...before,
      legalEntity: {
        ...entity,
        email: 'new@example.com',
        address: { ...entity?.address, addition: 'B' },
      },
    };
    context.expectEqual(await readV1(context, code), expected, 'the holder after the PATCH');
  },
};

/** EXT-AH-036: partial updates in version 2. */
export const partialV2: Scenario = {
  id: 'holders/partial-update-v2',
  title: 'A PATCH in version 2 changes only the fields that it contains; null clears a value.',
  area,
  version: 'v2',
  claims: 'EXT-AH-035 EXT-AH-036 EXT-AH-037 EXT-AH-038 EXT-AH-040 D45 D126',
  run: async (context) => {
    const extRef = context.unique();
    const salesProfile = { expectedMonthlyVolume: 7, expectedAverageTransactionSize: 9 };
    const { code } = await context.call('v2.createAccountHolder', {
      body: {
        extRef,
        displayName: 'Before',
        description: 'First kept, then cleared',
        legalEntity: completeIndividual(),
        salesProfile,
      },
    });
    const path = { accountHolderCode: code };
    const query = { _fragments: [...everything, 'salesprofile' as const] };
    const before = await context.call('v2.getAccountHolder', { path, query });
    const body = { displayName: 'After', salesProfile: { expectedMonthlyVolume: 8 } };
    await context.call('v2.updateAccountHolder', { path, body });
    const renamed = {
      ...before,
      displayName: 'After',
      salesProfile: { ...salesProfile, expectedMonthlyVolume: 8 },
    };
    const after = await context.call('v2.getAccountHolder', { path, query });
    context.expectEqual(withoutKyc(after), withoutKyc(renamed), 'the holder after the PATCH');
    await context.call('v2.updateAccountHolder', {
      path,
      body: { displayName: 'After', description: null },
    });
    const { description: _description, ...cleared } = renamed;
    const last = await context.call('v2.getAccountHolder', { path, query });
    context.expectEqual(
      withoutKyc(last),
      withoutKyc(cleared),
      'the holder after a PATCH with null',
    );
    // The reference also calls the update partial, so a service may accept one without displayName.
    const nameless = { path, body: { description: 'No name' } as never };
    await context.decided?.expectError('v2.updateAccountHolder', nameless, 422, '422.900.002');
  },
};

/** Removes the status of the check, which version 2 has in every legal entity. */
function withoutKyc(holder: ResponseBodyOf<'v2.getAccountHolder'>): unknown {
  const { legalEntity, ...rest } = holder;
  const { kycStatus: _status, kycMessage: _message, ...entity } = legalEntity ?? {};
  return { ...rest, legalEntity: entity };
}

/** D45, D133: how entries of lists are matched. */
export const lists: Scenario = {
  id: 'holders/list-entries',
  title:
    'Entries of lists are matched by extRef or else added; a code is ignored, and no entry is removed.',
  area,
  claims: 'CORE-GEN-015 CORE-AH-041 CORE-UBO-001 EXT-UBO-001 EXT-AH-037 D12 D45 D133 D171',
  run: async (context) => {
    const code = await createHolder(context, completeOrganization());
    const path = { accountHolderCode: code };
    const query = { _fragments: ['ubo' as const] };
    const names = async (): Promise<unknown[]> => {
      const holder = await context.call('v2.getAccountHolder', { path, query });
      const owners = lookUp(holder, '/legalEntity/ultimateBeneficialOwners');
      return Array.isArray(owners) ? owners.map((owner) => lookUp(owner, '/lastName')) : [];
    };
    const patch = async (owner: object): Promise<void> => {
      const owners = [owner as { extRef: string }];
      const legalEntity = { ultimateBeneficialOwners: owners };
      const body = { displayName: 'With owners', legalEntity };
      await context.call('v2.updateAccountHolder', { path, body });
    };
    await patch({ extRef: 'owner_1', lastName: 'Bakker' });
    context.expectEqual(await names(), ['Bakker'], 'the owners after a match by extRef');
    await patch({ extRef: 'owner_2', type: 'CFO', lastName: 'Visser' });
    context.expectEqual(await names(), ['Bakker', 'Visser'], 'the owners after an addition');
    const listed = await context.call('v2.listBeneficialOwners', { path });
    const first = listed.elements.find(({ extRef }) => extRef === 'owner_1')?.code ?? '';
    await patch({ code: first, extRef: 'owner_2', lastName: 'Smit' });
    context.expectEqual(
      await names(),
      ['Bakker', 'Smit'],
      "the owners after an update with another owner's code",
    );
    const unknown = { code: 'ubo_none', extRef: 'owner_2', lastName: 'Dekker' };
    const body = { legalEntity: { ultimateBeneficialOwners: [unknown] } };
    await context.call('v1.updateAccountHolder', { path: { code }, body });
    context.expectEqual(
      await names(),
      ['Bakker', 'Dekker'],
      'the owners after an update with an unknown code',
    );
  },
};

/** Removes the status of the check, which changes on its own, from entries. */
function withoutStatus(entries: readonly unknown[]): unknown[] {
  return entries.map((each) => ({
    ...(each as object),
    kycStatus: undefined,
    kycMessage: undefined,
  }));
}

/** D12, D45: entries without extRef cannot be matched. */
export const entriesWithoutExtRef: Scenario = {
  id: 'holders/entries-without-ext-ref',
  title:
    'An update of the holder cannot change an entry without extRef: its code matches neither as code nor as extRef.',
  area,
  version: 'v2',
  claims: 'D12 D45',
  run: async (context) => {
    const bank = bankAccount('Bank');
    const complete = completeOrganization();
    const [owner] = complete.ultimateBeneficialOwners ?? [];
    const { extRef: _name, ...nameless } = { extRef: '', ...owner, type: 'CEO' as const };
    const created = await context.call('v2.createAccountHolder', {
      body: {
        displayName: 'Mila',
        externalAccounts: [bank],
        legalEntity: { ...complete, ultimateBeneficialOwners: [nameless] },
      },
    });
    const path = { accountHolderCode: created.code };
    const read = async (): Promise<readonly unknown[][]> => {
      const query = { _fragments: ['ubo' as const, 'docs' as const, 'extacc' as const] };
      const holder = await context.call('v2.getAccountHolder', { path, query });
      return [
        '/legalEntity/ultimateBeneficialOwners',
        '/legalEntity/documents',
        '/externalAccounts',
      ].map((place) => [...elements(lookUp(holder, place))]);
    };
    const before = await read();
    const [owners, documents, accounts] = before.map(
      ([first]) => text(member(first, 'code')) ?? '',
    );
    for (const name of ['code', 'extRef']) {
      const body = {
        displayName: 'Mila',
        externalAccounts: [{ ...bank, displayName: `By ${name}`, [name]: accounts }],
        legalEntity: {
          ultimateBeneficialOwners: [{ type: 'CFO', lastName: 'Other', [name]: owners }],
          documents: [{ title: 'Other', [name]: documents }],
        },
      };
      await context.call('v2.updateAccountHolder', { path, body: body as never });
    }
    for (const [index, list] of (await read()).entries()) {
      const [first = []] = [before[index]];
      const stored = list.filter((each) => member(each, 'code') === member(first[0], 'code'));
      context.decided?.expectEqual(
        withoutStatus(stored),
        withoutStatus(first),
        'the entry without an extRef',
      );
      context.decided?.expectEqual(list.length, 3, 'the number of entries after two were added');
    }
  },
};

/** D134: updates are atomic. */
export const atomic: Scenario = {
  id: 'holders/atomic-update',
  title: 'An update with one invalid part changes nothing.',
  area,
  version: 'v2',
  claims: 'CORE-ERR-011 EXT-AH-036 D134',
  run: async (context) => {
    const code = await createHolder(context, completeOrganization());
    const path = { accountHolderCode: code };
    const query = { _fragments: [...everything] };
    const before = await context.call('v2.getAccountHolder', { path, query });
    const owners = [
      { extRef: 'owner_1', lastName: 'Bakker' },
      { extRef: 'owner_9', lastName: 'X' },
    ];
    const body = { displayName: 'Changed', legalEntity: { ultimateBeneficialOwners: owners } };
    await context.expectError('v2.updateAccountHolder', { path, body }, 422);
    const after = await context.call('v2.getAccountHolder', { path, query });
    context.expectEqual(
      withoutKyc(after),
      withoutKyc(before),
      'the holder after the rejected update',
    );
  },
};
