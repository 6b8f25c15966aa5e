import { lookUp } from '../../document/pointer.js';
import { isObject, text } from '../../json.js';
import { completeIndividualV1, completeOrganization } from '../fixtures/legal-entities.js';
import { pdfFile, pngImage } from '../fixtures/documents.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'account holders';

const optional = ['legalEntity', 'accounts', 'externalAccounts', 'salesProfile'];

/** Returns the optional parts in an account holder. */
function partsOf(holder: unknown): string[] {
  return isObject(holder) ? optional.filter((part) => part in holder) : [];
}

/** The part that each value of _fragments adds. */
const partOf = {
  accounts: 'accounts',
  extacc: 'externalAccounts',
  salesprofile: 'salesProfile',
  kycstatus: 'legalEntity',
  ubo: 'legalEntity',
  docs: 'legalEntity',
  docfiles: 'legalEntity',
};

type Fragment = keyof typeof partOf;

/** A version, an operation of it, and how it shows what it reads. */
const views = {
  v1: {
    operation: 'v1.getAccountHolder',
    fragments: ['accounts', 'extacc', 'kycstatus', 'ubo', 'docs', 'docfiles'],
    document: '/legalEntity/documents/0/photos/0',
    data: '/legalEntity/documents/0/photos/0/data',
    file: pngImage,
    // Every legal entity of version 2 has its status (D163).
    status: ['kycstatus'],
    claims:
      'CORE-AH-002 CORE-AH-003 CORE-AH-004 CORE-AH-011 CORE-AH-012 CORE-AH-018 CORE-AH-019 CORE-AH-048 CORE-AH-049 CORE-AH-050 CORE-AH-054 CORE-DOC-007 D46 D124 D126 D135',
  },
  v2: {
    operation: 'v2.getAccountHolder',
    fragments: ['accounts', 'extacc', 'salesprofile', 'kycstatus', 'ubo', 'docs', 'docfiles'],
    document: '/legalEntity/documents/0',
    data: '/legalEntity/documents/0/data',
    file: pdfFile,
    status: ['kycstatus', 'ubo', 'docs', 'docfiles'],
    claims: 'EXT-AH-017 EXT-AH-019 EXT-AH-022 EXT-AH-029 EXT-AH-031 EXT-AH-034 D46 D162 D163 D170',
  },
} as const;

/** D46, D124, D162: _fragments in each version. */
const fragmentsOf = (version: 'v1' | 'v2'): Scenario => ({
  id: `holders/fragments-${version}`,
  title: `Version ${version.slice(1)} returns a holder without its parts; each value of _fragments adds one.`,
  area,
  version,
  claims: views[version].claims,
  run: async (context) => {
    const { operation, fragments, document, data, file, status } = views[version];
    const extRef = context.unique();
    const body = { extRef, displayName: `Seller ${extRef}`, description: 'Sells shoes' };
    const accounts = [{ displayName: body.displayName }];
    const salesProfile = { expectedMonthlyVolume: 100, expectedAverageTransactionSize: 5 };
    const made =
      version === 'v1'
        ? await context.call('v1.createAccountHolder', {
            body: { ...body, accounts, legalEntity: completeIndividualV1() },
          })
        : await context.call('v2.createAccountHolder', {
            body: {
              ...body,
              legalEntity: completeOrganization(),
              externalAccounts: [bankAccount('Bank of the shop')],
              salesProfile,
            },
          });
    if (version === 'v2')
      context.expectEqual(partsOf(made), optional, 'the parts in the response to the POST');
    const path = { code: made.code, accountHolderCode: made.code };
    const read = async (chosen: readonly Fragment[]): Promise<unknown> => {
      const query = chosen.length === 0 ? {} : { _fragments: [...chosen] };
      return context.call(operation, { path, query });
    };
    const all = ['code', 'createdAt', 'description', 'displayName', 'extRef', 'status', 'tier'];
    const names = all.filter((name) => version === 'v2' || !['createdAt', 'tier'].includes(name));
    const thin = Object.keys((await read([])) as object).toSorted();
    context.decided?.expectEqual(thin, names, 'the members of a holder without _fragments');
    for (const fragment of fragments) {
      const holder = await read([fragment]);
      const hasDocuments = fragment.startsWith('doc');
      context.expectEqual(
        {
          parts: partsOf(holder),
          documents: lookUp(holder, document) !== undefined,
          file: text(lookUp(holder, data)),
        },
        {
          parts: [partOf[fragment]],
          documents: hasDocuments,
          file: fragment === 'docfiles' ? file : undefined,
        },
        `the holder with ${fragment}`,
      );
      if (partOf[fragment] !== 'legalEntity') continue;
      const hasOwners = lookUp(holder, '/legalEntity/ultimateBeneficialOwners') !== undefined;
      const owners = version === 'v2' && fragment === 'ubo';
      context.expectEqual(hasOwners, owners, `whether there are owners with ${fragment}`);
      const hasStatus = lookUp(holder, '/legalEntity/kycStatus') !== undefined;
      const isDue = status.some((each) => each === fragment);
      if (version === 'v1' || fragment === 'kycstatus')
        context.expectEqual(hasStatus, isDue, `whether there is kycStatus with ${fragment}`);
    }
    if (version === 'v2') {
      const profile = lookUp(await read(['salesprofile']), '/salesProfile');
      context.expectEqual(profile, salesProfile, 'the sales profile');
    }
    const two = ['accounts', 'externalAccounts'];
    context.expectEqual(partsOf(await read(['accounts', 'extacc'])), two, 'the parts of two');
    const query = { _fragments: ['accounts' as const, 'extacc' as const], _pageSize: 500 };
    const { elements } = await context.call(`${version}.listAccountHolders`, { query });
    const listed = elements.find(({ code }) => code === made.code);
    context.expectEqual(partsOf(listed), two, 'the parts in the list');
    // Version 1 states its values; the parameter of version 2 is open.
    const unknown = version === 'v1' ? 'salesprofile' : 'everything';
    const judge = version === 'v1' ? context : context.decided;
    const input = { path, query: { _fragments: [unknown] } };
    await judge?.expectError(operation, input as never, 422);
  },
});

/** D46, D124, D162: _fragments in version 1 and in version 2. */
export const [inV1, inV2] = [fragmentsOf('v1'), fragmentsOf('v2')];

/** D125, D12: the response to a POST is complete, and each part has a code. */
export const codes: Scenario = {
  id: 'holders/codes',
  title: 'The response to a POST has the complete holder, each part with its own code.',
  area,
  version: 'v1',
  claims: 'CORE-AH-035 CORE-AH-036 CORE-AH-006 CORE-GEN-014 CORE-GEN-017 D125',
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
