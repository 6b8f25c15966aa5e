import type { v2 } from '@seller-funds/contract';
import { lookUp } from '../../document/pointer.js';
import { elements, isObject, type JsonObject, member, members } from '../../json.js';
import { createHolder } from '../fixtures/kyc.js';
import { completeIndividual, completeOrganization } from '../fixtures/legal-entities.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

/** The fragments of version 1 (D124). */
const fragmentsV1 = ['kycstatus', 'ubo', 'docs', 'docfiles', 'accounts', 'extacc'] as const;

/** The fragments of version 2 (D162). */
const fragmentsV2 = [...fragmentsV1, 'salesprofile'] as const;

/** The fragments that responses to writes do not have. */
const files = 'docfiles';

/** Returns all lists of at most two of these values. */
function listCombinations<T>(values: readonly T[]): T[][] {
  const pairs = values.flatMap((one, index) =>
    values.slice(index + 1).map((other) => [one, other]),
  );
  return [[], ...values.map((one) => [one]), ...pairs];
}

/** Returns a copy of a value without the members of these names, at any depth. */
function omit(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => omit(each, names));
  if (!isObject(value)) return value;
  const kept = members(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, omit(each, names)]));
}

/** Returns what remains of a complete holder with these fragments (D124, D162, D183). */
function selectParts(
  complete: JsonObject,
  fragments: readonly string[],
  version: 'v1' | 'v2',
): JsonObject {
  const has = (name: string): boolean => fragments.includes(name);
  const { legalEntity, accounts, externalAccounts, salesProfile, ...plain } = complete;
  const status = has('kycstatus') ? [] : ['kycStatus', 'kycMessage'];
  const hasDocuments = has('docs') || has(files);
  const left = [
    ...(has('ubo') ? [] : ['ultimateBeneficialOwners']),
    ...(hasDocuments ? [] : ['documents']),
    ...(has(files) ? [] : ['data']),
    // Every legal entity of version 2 has its status (D163).
    ...(version === 'v1' ? status : []),
  ];
  const banks = elements(externalAccounts).map((account) => {
    const statement = member(account, 'statement') as object;
    const isShown = version === 'v2' && has(files);
    return {
      ...(omit(account, status) as object),
      statement: isShown ? statement : { ...statement, data: null },
    };
  });
  return {
    ...plain,
    ...((hasDocuments || has('kycstatus') || has('ubo')) && {
      legalEntity: omit(legalEntity, left),
    }),
    ...(has('accounts') && { accounts }),
    ...(has('extacc') && { externalAccounts: banks }),
    ...(has('salesprofile') && { salesProfile }),
  };
}

/** Creates a holder with every part. Some data is missing, so that no status changes on its own. */
async function createWaiting(
  context: ScenarioContext,
  { firstName: _first, legalName: _name, ...legalEntity }: v2.LegalEntityCreate,
): Promise<string> {
  const code = await createHolder(context, legalEntity);
  const { accountNumber: _number, ...bank } = bankAccount('Bank');
  const path = { accountHolderCode: code };
  await context.call('v2.createExternalAccount', { path, body: bank });
  const salesProfile = { expectedMonthlyVolume: 7, expectedAverageTransactionSize: 9 };
  await context.call('v2.updateAccountHolder', {
    path,
    body: { displayName: 'Mila', salesProfile },
  });
  return code;
}

/** The parts that a complete holder has in both versions. */
const expectedParts = ['/legalEntity/kycStatus', '/legalEntity/documents/0', '/accounts/0'];

/** D46, D124, D162: fragments are independent of each other. */
export const combinations: Scenario = {
  id: 'holders/fragment-combinations',
  title:
    'Several fragments add the parts of each of them; the response to a PATCH has all parts without files.',
  area: 'account holders',
  claims:
    'CORE-AH-004 CORE-AH-011 CORE-AH-049 EXT-AH-019 EXT-AH-034 D46 D124 D125 D135 D162 D163 D183',
  run: async (context) => {
    for (const entity of [completeIndividual(), completeOrganization()]) {
      const code = await createWaiting(context, entity);
      const first = { code };
      const second = { accountHolderCode: code };
      const readV1 = async (fragments: readonly (typeof fragmentsV1)[number][]) => {
        const query = fragments.length === 0 ? {} : { _fragments: [...fragments] };
        return context.call('v1.getAccountHolder', { path: first, query });
      };
      const readV2 = async (fragments: readonly (typeof fragmentsV2)[number][]) => {
        const query = fragments.length === 0 ? {} : { _fragments: [...fragments] };
        return context.call('v2.getAccountHolder', { path: second, query });
      };
      const [completeV1, completeV2] = [await readV1(fragmentsV1), await readV2(fragmentsV2)];
      const isCompany = entity.legalForm === 'organization';
      const owners = isCompany ? ['/0'] : [];
      const place = '/legalEntity/ultimateBeneficialOwners';
      for (const [holder, version, parts] of [
        [completeV1, 'v1', owners.map((owner) => `${place}${owner}/kycStatus/status`)],
        [completeV2, 'v2', ['/salesProfile', ...owners.map((owner) => `${place}${owner}`)]],
      ] as const) {
        for (const part of [...expectedParts, '/externalAccounts/0/statement', ...parts]) {
          const found = lookUp(holder, part);
          context.expect(
            found !== undefined,
            `${part} with all fragments of ${version}`,
            'nothing',
          );
        }
      }
      context.decided?.expectEqual(
        lookUp(completeV2, place) !== undefined,
        isCompany,
        `whether the ${entity.legalForm} has a list of owners in version 2`,
      );
      for (const fragments of listCombinations(fragmentsV1)) {
        context.decided?.expectEqual(
          await readV1(fragments),
          selectParts({ ...completeV1 }, fragments, 'v1'),
          `the ${entity.legalForm} in version 1 with ${fragments.join() || 'no fragments'}`,
        );
      }
      for (const fragments of listCombinations(fragmentsV2)) {
        context.decided?.expectEqual(
          await readV2(fragments),
          selectParts({ ...completeV2 }, fragments, 'v2'),
          `the ${entity.legalForm} in version 2 with ${fragments.join() || 'no fragments'}`,
        );
      }
      context.decided?.expectEqual(
        await context.call('v1.updateAccountHolder', { path: first, body: {} }),
        selectParts(
          { ...completeV1 },
          fragmentsV1.filter((name) => name !== files),
          'v1',
        ),
        `the response to the PATCH of the ${entity.legalForm} in version 1`,
      );
      context.decided?.expectEqual(
        await context.call('v2.updateAccountHolder', {
          path: second,
          body: { displayName: 'Mila' },
        }),
        selectParts(
          { ...completeV2 },
          fragmentsV2.filter((name) => name !== files),
          'v2',
        ),
        `the response to the PATCH of the ${entity.legalForm} in version 2`,
      );
    }
  },
};
