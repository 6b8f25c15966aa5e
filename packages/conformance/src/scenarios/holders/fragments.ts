import { lookUp } from '../../document/pointer.js';
import { isObject } from '../../json.js';
import { completeIndividualV1, completeOrganization } from '../props/people.js';
import { picture } from '../props/papers.js';
import { bankAccount } from '../props/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { Stage } from '../stage.js';

const area = 'account holders';

const optional = ['legalEntity', 'accounts', 'externalAccounts', 'salesProfile'];

/** The optional parts that an account holder shows. */
function partsOf(holder: unknown): string[] {
  return isObject(holder) ? optional.filter((part) => part in holder) : [];
}

/** A person with documents, made by version 1. */
async function createPerson(stage: Stage): Promise<string> {
  const extRef = stage.unique();
  const { code } = await stage.call('v1.createAccountHolder', {
    body: {
      extRef,
      displayName: `Seller ${extRef}`,
      accounts: [{ displayName: `Seller ${extRef}` }],
      legalEntity: completeIndividualV1(),
    },
  });
  return code;
}

/** D46, D124: what version 1 shows for the asking. */
export const inV1: Scenario = {
  id: 'holders/fragments-v1',
  title: 'Version 1 shows a thin holder, and each value of _fragments adds its part.',
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
  play: async (stage) => {
    const code = await createPerson(stage);
    const path = { code };
    const thin = await stage.call('v1.getAccountHolder', { path });
    stage.decided?.equal(partsOf(thin), [], 'the parts without _fragments');
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
      const holder = await stage.call('v1.getAccountHolder', { path, query });
      stage.equal(partsOf(holder), parts, `the parts with ${fragment}`);
      const hasStatus = lookUp(holder, '/legalEntity/kycStatus') !== undefined;
      stage.equal(hasStatus, fragment === 'kycstatus', `kycStatus with ${fragment}`);
      const photo = lookUp(holder, '/legalEntity/documents/0/photos/0');
      stage.equal(photo !== undefined, fragment.startsWith('doc'), `photos with ${fragment}`);
      const data = lookUp(photo, '/data');
      const file = fragment === 'docfiles' ? picture : undefined;
      stage.equal(data, file, `data of a photo with ${fragment}`);
    }
    const both = { _fragments: ['accounts' as const, 'extacc' as const] };
    const two = await stage.call('v1.getAccountHolder', { path, query: both });
    stage.equal(partsOf(two), ['accounts', 'externalAccounts'], 'the parts with two of them');
    const query = { ...both, _pageSize: 500 };
    const listed = await stage.call('v1.listAccountHolders', { query });
    const found = listed.elements.find((holder) => holder.code === code);
    stage.equal(partsOf(found), ['accounts', 'externalAccounts'], 'the parts in the list');
    const unknown = { path, query: { _fragments: ['salesprofile' as never] } };
    await stage.refuses('v1.getAccountHolder', unknown, 422);
  },
};

/** D46, D162: what version 2 shows for the asking. */
export const inV2: Scenario = {
  id: 'holders/fragments-v2',
  title: 'Version 2 shows a thin holder, and each value of _fragments adds its part.',
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
  play: async (stage) => {
    const extRef = stage.unique();
    const salesProfile = { expectedMonthlyVolume: 100, expectedAverageTransactionSize: 5 };
    const body = {
      extRef,
      displayName: `Seller ${extRef}`,
      description: 'Sells shoes',
      legalEntity: completeOrganization(),
      externalAccounts: [bankAccount('Bank of the shop')],
      salesProfile,
    };
    const created = await stage.call('v2.createAccountHolder', { body });
    stage.equal(partsOf(created), optional, 'the parts in the answer to the creation');
    const path = { accountHolderCode: created.code };
    const thin = await stage.call('v2.getAccountHolder', { path });
    const shown = Object.keys(thin).toSorted();
    const names = ['code', 'createdAt', 'description', 'displayName', 'extRef', 'status', 'tier'];
    stage.decided?.equal(shown, names, 'the members of the thin holder');
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
      const holder = await stage.call('v2.getAccountHolder', { path, query });
      stage.equal(partsOf(holder), parts, `the parts with ${fragment}`);
      if (!holder.legalEntity) continue;
      const owners = lookUp(holder, '/legalEntity/ultimateBeneficialOwners') !== undefined;
      stage.equal(owners, fragment === 'ubo', `owners with ${fragment}`);
      const data = typeof lookUp(holder, '/legalEntity/documents/0/data');
      const file = fragment === 'docfiles' ? 'string' : 'undefined';
      stage.equal(data, file, `data of a document with ${fragment}`);
    }
    const query = { _fragments: ['salesprofile' as const] };
    const profile = await stage.call('v2.getAccountHolder', { path, query });
    stage.equal(profile.salesProfile, salesProfile, 'the sales profile');
    const unknown = { path, query: { _fragments: ['everything' as never] } };
    await stage.decided?.refuses('v2.getAccountHolder', unknown, 422);
  },
};

/** D125, D12: the answer to a creation is full, and each part of it has a code. */
export const codes: Scenario = {
  id: 'holders/codes',
  title: 'The answer to a creation shows the whole holder, each part with a code of its own.',
  area,
  version: 'v1',
  claims: ['CORE-AH-035', 'CORE-AH-036', 'CORE-AH-006', 'CORE-GEN-014', 'CORE-GEN-017', 'D125'],
  play: async (stage) => {
    const extRef = stage.unique();
    const made = await stage.call('v1.createAccountHolder', {
      body: {
        extRef,
        displayName: `Seller ${extRef}`,
        description: 'Sells shoes',
        accounts: [{ extRef: 'acc-1', accountType: 'DEFAULT', displayName: 'Account one' }],
        legalEntity: completeIndividualV1(),
      },
    });
    stage.equal(made.extRef, extRef, 'extRef');
    stage.equal(made.description, 'Sells shoes', 'description');
    const pointers = [
      '/code',
      '/accounts/0/code',
      '/legalEntity/documents/0/code',
      '/legalEntity/documents/0/photos/0/code',
    ];
    const found = pointers.map((pointer) => lookUp(made, pointer));
    const areTexts = found.every((code) => typeof code === 'string' && code !== '');
    stage.holds(areTexts, `there is a code at ${pointers.join(', ')}`, JSON.stringify(found));
    stage.equal(new Set(found).size, 4, 'the number of different codes');
    const { documents: _documents, ...plain } = completeIndividualV1();
    for (const [name, value] of Object.entries(plain)) {
      stage.equal(lookUp(made, `/legalEntity/${name}`), value, `legalEntity.${name}`);
    }
    const account = made.accounts?.[0];
    const { code: _code, ...rest } = account ?? {};
    const given = { extRef: 'acc-1', accountType: 'DEFAULT', displayName: 'Account one' };
    stage.equal(rest, given, 'the account');
  },
};
