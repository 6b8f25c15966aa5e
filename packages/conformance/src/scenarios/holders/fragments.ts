import type { OperationId } from '@seller-funds/contract';
import { lookUp } from '../../document/pointer.js';
import { elements, isObject, member, members, text, type Path } from '../../json.js';
import { createSeller } from '../fixtures/sellers.js';
import { completeIndividual, completeOrganization } from '../fixtures/legal-entities.js';
import { bankAccount } from '../fixtures/bank-accounts.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const shared = {
  kycstatus: '/legalEntity/kycStatus',
  ubo: '/legalEntity/ultimateBeneficialOwners/0',
  docs: '/legalEntity/documents/0',
  accounts: '/accounts/0',
  extacc: '/externalAccounts/0',
};
const docfiles = '/legalEntity/documents/0/data';

/** The fragments of each version (D124), and a part that each adds to an organization. The last one adds files. */
const fragments = {
  v1: { ...shared, docfiles },
  v2: { ...shared, salesprofile: '/salesProfile', docfiles },
};

/** The fragments that show a member, at any depth. */
const fragmentsOf: Readonly<Record<string, string>> = {
  legalEntity: 'kycstatus ubo docs docfiles',
  ultimateBeneficialOwners: 'ubo',
  documents: 'docs docfiles',
  data: 'docfiles',
  kycStatus: 'kycstatus',
  kycMessage: 'kycstatus',
  accounts: 'accounts',
  externalAccounts: 'extacc',
  salesProfile: 'salesprofile',
};

/** Returns what remains of a complete resource with these fragments. `always`: paths that are shown without. */
function select(
  value: unknown,
  chosen: readonly string[],
  always: RegExp,
  path: Path = [],
): unknown {
  if (Array.isArray(value)) return value.map((each) => select(each, chosen, always, path));
  if (!isObject(value)) return value;
  const kept = members(value).flatMap(([name, each]): [string, unknown][] => {
    const at = [...path, name];
    const needed = always.test(at.join('.')) ? undefined : fragmentsOf[name]?.split(' ');
    if (!needed || needed.some((fragment) => chosen.includes(fragment)))
      return [[name, select(each, chosen, always, at)]];
    // The file of a statement is null, others are left out.
    return path.at(-1) === 'statement' ? [[name, null]] : [];
  });
  return Object.fromEntries(kept);
}

const never = /^$/;
/** D163: every legal entity of version 2 has its status. */
const ofVersion2 = /^legalEntity\.kyc/;
/** D145: a single external account has its status. */
const ofSingle = /^kyc/;

function combine<T>(values: readonly T[], most: number): T[][] {
  if (most === 0) return [[]];
  const shorter = values.flatMap((one, index) =>
    combine(values.slice(index + 1), most - 1).map((others) => [one, ...others]),
  );
  return [[], ...shorter];
}

/** Creates a holder with every part. Some data is missing, so that no status changes on its own. */
async function createWaiting(context: ScenarioContext, isPerson: boolean) {
  const entity = isPerson ? completeIndividual() : completeOrganization();
  const { code: accountHolderCode } = await createSeller(context, { ...entity, address: {} });
  const { accountNumber: _number, ...bank } = bankAccount('Bank');
  const path = { accountHolderCode };
  const { code } = await context.call('v2.createExternalAccount', { path, body: bank });
  const salesProfile = { expectedMonthlyVolume: 7, expectedAverageTransactionSize: 9 };
  const body = { displayName: 'Mila', description: 'Sells shoes', salesProfile };
  await context.call('v2.updateAccountHolder', { path, body });
  return { ...path, code: accountHolderCode, externalAccountCode: code };
}

/** Reads a resource with fragments, and compares it with what they leave of the complete one. */
async function compare(
  context: ScenarioContext,
  id: OperationId,
  path: Readonly<Record<string, string>>,
  complete: unknown,
  chosen: readonly string[],
  always = never,
): Promise<unknown> {
  const query = chosen.length === 0 ? {} : { query: { _fragments: chosen } };
  const { reply } = await context.send(id, { path, ...query });
  context.expectSuccess(reply, id);
  const body = reply.json;
  const code = member(complete, 'code');
  const list = member(body, 'elements');
  const resource = list ? elements(list).find((each) => member(each, 'code') === code) : body;
  const subject = `the response of ${id} with ${chosen.join() || 'no fragments'}`;
  context.ifDecided()?.expectEqual(resource, select(complete, chosen, always), subject);
  return resource;
}

/** D46, D124: the fragments of holders. */
const ofHolders = (version: 'v1' | 'v2', claims: string): Scenario => ({
  id: `holders/fragments-${version}`,
  title: `Version ${version.slice(1)} returns a holder without its parts; each value of _fragments adds its part, alone, together and in the list. A PATCH returns all parts without files.`,
  area: 'account holders',
  version,
  claims,
  run: async (context) => {
    const read = `${version}.getAccountHolder` as const;
    const parts: Readonly<Record<string, string>> = fragments[version];
    const all = Object.keys(parts);
    const always = version === 'v1' ? never : ofVersion2;
    for (const isPerson of [true, false]) {
      const path = await createWaiting(context, isPerson);
      const complete = await context.call(read, { path, query: { _fragments: all } } as never);
      for (const [fragment, part] of isPerson ? [] : Object.entries(parts))
        context.expect(lookUp(complete, part) !== undefined, `${part} with ${fragment}`, 'nothing');
      const hasOwners = lookUp(complete, '/legalEntity/ultimateBeneficialOwners') !== undefined;
      context.ifDecided()?.expectEqual(hasOwners, !isPerson, 'whether there is a list of owners');
      for (const chosen of combine(all, isPerson ? 1 : 2))
        await compare(context, read, path, complete, chosen, always);
      const three = ['accounts', 'extacc', 'docfiles'];
      await compare(context, `${version}.listAccountHolders`, path, complete, three, always);
      const body = version === 'v1' ? {} : { displayName: 'Mila' };
      const id = `${version}.updateAccountHolder` as const;
      const changed = await context.call(id, { path, body } as never);
      const expected = select(complete, all.slice(0, -1), always);
      context.ifDecided()?.expectEqual(changed, expected, `the response of ${id}`);
    }
    const unknown = version === 'v1' ? 'salesprofile' : 'everything';
    const input = { path: { code: 'ah_none' }, query: { _fragments: [unknown] } };
    // D46: what happens to an unknown value is not stated.
    await context.ifDecided()?.expectError(`${version}.listAccountHolders`, input as never, 422);
  },
});

/** D145, D164: the fragments of owners and external accounts. */
const ofParts: Scenario = {
  id: 'holders/fragments-of-parts',
  title:
    'Owners have documents with docs and their files with docfiles; external accounts have kycStatus and the file of their statement in single responses, and in lists with fragments.',
  area: 'account holders',
  claims:
    'CORE-AH-004 CORE-XA-009 CORE-XA-027 CORE-XA-029 CORE-XA-030 CORE-XA-031 EXT-XA-015 EXT-XA-028 EXT-XA-030 EXT-XA-039 EXT-UBO-014 EXT-UBO-016 EXT-UBO-017 EXT-UBO-019 D46 D124 D145 D164',
  run: async (context) => {
    const holder = await createWaiting(context, false);
    const { elements: owners } = await context.call('v2.listBeneficialOwners', { path: holder });
    const path = { ...holder, uboCode: owners[0]?.code ?? '' };
    const files = { path, query: { _fragments: ['docfiles' as const] } };
    const owner = await context.call('v2.getBeneficialOwner', files);
    const account = await context.call('v2.getExternalAccount', files);
    for (const chosen of combine(Object.keys(fragments.v2), 1)) {
      await compare(context, 'v2.getBeneficialOwner', path, owner, chosen);
      await compare(context, 'v2.listBeneficialOwners', path, owner, chosen);
      await compare(context, 'v2.getExternalAccount', path, account, chosen, ofSingle);
      await compare(context, 'v2.listExternalAccounts', path, account, chosen);
    }
    const inV1 = await context.call('v1.getExternalAccount', { path });
    await compare(context, 'v1.listExternalAccounts', path, inV1, []);
    for (const data of [account.statement?.data, inV1.statement?.data])
      context.expect(text(data) !== undefined, 'statement.data of a single account', String(data));
  },
};

export const fragmentScenarios: readonly Scenario[] = [
  ofHolders(
    'v1',
    'CORE-AH-002 CORE-AH-003 CORE-AH-004 CORE-AH-011 CORE-AH-012 CORE-AH-018 CORE-AH-019 CORE-AH-048 CORE-AH-049 CORE-AH-050 CORE-AH-054 CORE-DOC-007 D46 D124 D125 D126 D135',
  ),
  ofHolders(
    'v2',
    'EXT-AH-017 EXT-AH-019 EXT-AH-022 EXT-AH-029 EXT-AH-031 EXT-AH-034 D46 D124 D163 D170',
  ),
  ofParts,
];
