import { lookUp } from '../../document/pointer.js';
import { isObject } from '../../json.js';
import { completeIndividualV1, completeOrganization } from '../fixtures/legal-entities.js';
import { pngImage } from '../fixtures/documents.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'account holders';

const optional = ['legalEntity', 'accounts', 'externalAccounts', 'salesProfile'];

/** Returns the optional parts in an account holder. */
function partsOf(holder: unknown): string[] {
  return isObject(holder) ? optional.filter((part) => part in holder) : [];
}

/** Creates a person with documents in version 1 and returns its code. */
async function createPerson(context: ScenarioContext): Promise<string> {
  const extRef = context.unique();
  const { code } = await context.call('v1.createAccountHolder', {
    body: {
      extRef,
      displayName: `Seller ${extRef}`,
      accounts: [{ displayName: `Seller ${extRef}` }],
      legalEntity: completeIndividualV1(),
    },
  });
  return code;
}

/** D46, D124: _fragments in version 1. */
export const inV1: Scenario = {
  id: 'holders/fragments-v1',
  title: 'Version 1 returns a holder without its parts; each value of _fragments adds one.',
  area,
  version: 'v1',
  claims: [
    'CORE-AH-002',
    'CORE-AH-003',
    'CORE-AH-004',
    'CORE-AH-011',
    'CORE-AH-012',
    'CORE-AH-018',
    'CORE-AH-019',
    'CORE-AH-048',
    'CORE-AH-049',
    'CORE-AH-050',
    'CORE-AH-054',
    'CORE-DOC-007',
    'D46',
    'D124',
    'D126',
    'D135',
  ],
  run: async (context) => {
    const code = await createPerson(context);
    const path = { code };
    const thin = await context.call('v1.getAccountHolder', { path });
    context.decided?.expectEqual(partsOf(thin), [], 'the parts without _fragments');
    const expected = [
      ['accounts', ['accounts']],
      ['extacc', ['externalAccounts']],
      ['kycstatus', ['legalEntity']],
      ['ubo', ['legalEntity']],
      ['docs', ['legalEntity']],
      ['docfiles', ['legalEntity']],
    ] as const;
    for (const [fragment, parts] of expected) {
      const query = { _fragments: [fragment] };
      const holder = await context.call('v1.getAccountHolder', { path, query });
      context.expectEqual(partsOf(holder), parts, `the parts with ${fragment}`);
      const hasStatus = lookUp(holder, '/legalEntity/kycStatus') !== undefined;
      context.expectEqual(hasStatus, fragment === 'kycstatus', `kycStatus with ${fragment}`);
      const photo = lookUp(holder, '/legalEntity/documents/0/photos/0');
      context.expectEqual(
        photo !== undefined,
        fragment.startsWith('doc'),
        `photos with ${fragment}`,
      );
      const data = lookUp(photo, '/data');
      const file = fragment === 'docfiles' ? pngImage : undefined;
      context.expectEqual(data, file, `data of a photo with ${fragment}`);
    }
    const both = { _fragments: ['accounts' as const, 'extacc' as const] };
    const two = await context.call('v1.getAccountHolder', { path, query: both });
    context.expectEqual(
      partsOf(two),
      ['accounts', 'externalAccounts'],
      'the parts with two fragments',
    );
    const query = { ...both, _pageSize: 500 };
    const listed = await context.call('v1.listAccountHolders', { query });
    const found = listed.elements.find((holder) => holder.code === code);
    context.expectEqual(partsOf(found), ['accounts', 'externalAccounts'], 'the parts in the list');
    const unknown = { path, query: { _fragments: ['salesprofile' as never] } };
    await context.expectError('v1.getAccountHolder', unknown, 422);
  },
};

/** D46, D162: _fragments in version 2. */
export const inV2: Scenario = {
  id: 'holders/fragments-v2',
  title: 'Version 2 returns a holder without its parts; each value of _fragments adds one.',
  area,
  version: 'v2',
  claims: [
    'EXT-AH-019',
    'EXT-AH-022',
    'EXT-AH-034',
    'EXT-AH-017',
    'EXT-AH-029',
    'EXT-AH-031',
    'D46',
    'D162',
    'D163',
    'D170',
  ],
  run: async (context) => {
    const extRef = context.unique();
    const salesProfile = { expectedMonthlyVolume: 100, expectedAverageTransactionSize: 5 };
    const body = {
      extRef,
      displayName: `Seller ${extRef}`,
      description: 'Sells shoes',
      legalEntity: completeOrganization(),
      externalAccounts: [bankAccount('Bank of the shop')],
      salesProfile,
    };
    const created = await context.call('v2.createAccountHolder', { body });
    context.expectEqual(partsOf(created), optional, 'the parts in the response to the POST');
    const path = { accountHolderCode: created.code };
    const thin = await context.call('v2.getAccountHolder', { path });
    const shown = Object.keys(thin).toSorted();
    const names = ['code', 'createdAt', 'description', 'displayName', 'extRef', 'status', 'tier'];
    context.decided?.expectEqual(shown, names, 'the members of a holder without _fragments');
    const expected = [
      ['accounts', ['accounts']],
      ['extacc', ['externalAccounts']],
      ['salesprofile', ['salesProfile']],
      ['kycstatus', ['legalEntity']],
      ['ubo', ['legalEntity']],
      ['docs', ['legalEntity']],
      ['docfiles', ['legalEntity']],
    ] as const;
    for (const [fragment, parts] of expected) {
      const query = { _fragments: [fragment] };
      const holder = await context.call('v2.getAccountHolder', { path, query });
      context.expectEqual(partsOf(holder), parts, `the parts with ${fragment}`);
      if (!holder.legalEntity) continue;
      const owners = lookUp(holder, '/legalEntity/ultimateBeneficialOwners') !== undefined;
      context.expectEqual(owners, fragment === 'ubo', `owners with ${fragment}`);
      const data = typeof lookUp(holder, '/legalEntity/documents/0/data');
      const file = fragment === 'docfiles' ? 'string' : 'undefined';
      context.expectEqual(data, file, `data of a document with ${fragment}`);
    }
    const query = { _fragments: ['salesprofile' as const] };
    const profile = await context.call('v2.getAccountHolder', { path, query });
    context.expectEqual(profile.salesProfile, salesProfile, 'the sales profile');
    const unknown = { path, query: { _fragments: ['everything' as never] } };
    await context.decided?.expectError('v2.getAccountHolder', unknown, 422);
  },
};

/** D125, D12: the response to a POST is complete, and each part has a code. */
export const codes: Scenario = {
  id: 'holders/codes',
  title: 'The response to a POST has the complete holder, each part with its own code.',
  area,
  version: 'v1',
  claims: ['CORE-AH-035', 'CORE-AH-036', 'CORE-AH-006', 'CORE-GEN-014', 'CORE-GEN-017', 'D125'],
  run: async (context) => {
    const extRef = context.unique();
    const made = await context.call('v1.createAccountHolder', {
      body: {
        extRef,
        displayName: `Seller ${extRef}`,
        description: 'Sells shoes',
        accounts: [{ extRef: 'acc_1', accountType: 'DEFAULT', displayName: 'Account one' }],
        legalEntity: completeIndividualV1(),
      },
    });
    context.expectEqual(made.extRef, extRef, 'extRef');
    context.expectEqual(made.description, 'Sells shoes', 'description');
    const pointers = [
      '/code',
      '/accounts/0/code',
      '/legalEntity/documents/0/code',
      '/legalEntity/documents/0/photos/0/code',
    ];
    const found = pointers.map((pointer) => lookUp(made, pointer));
    const areTexts = found.every((code) => typeof code === 'string' && code !== '');
    context.expect(areTexts, `there is a code at ${pointers.join(', ')}`, JSON.stringify(found));
    context.expectEqual(new Set(found).size, 4, 'the number of different codes');
    const { documents: _documents, ...plain } = completeIndividualV1();
    for (const [name, value] of Object.entries(plain)) {
      context.expectEqual(lookUp(made, `/legalEntity/${name}`), value, `legalEntity.${name}`);
    }
    const account = made.accounts?.[0];
    const { code: _code, ...rest } = account ?? {};
    const given = { extRef: 'acc_1', accountType: 'DEFAULT', displayName: 'Account one' };
    context.expectEqual(rest, given, 'the account');
  },
};
