import type { v2 } from '@seller-funds/contract';
import { at, isObject, type JsonObject, member, members, type Path, pathText } from '../../json.js';
import { createHolder } from '../fixtures/kyc.js';
import { completeOrganization, completePerson } from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';

const contact = { email: 'mila@example.com', phone: '+31201234567', indirectControlThrough: true };

/** Returns a person with every field; lists have references. */
function fullPerson(): v2.PersonCreate {
  const { address, documents = [], ...person } = completePerson();
  return {
    ...person,
    ...contact,
    legalName: 'Mila Jansen',
    placeOfBirth: { city: 'Delft', state: 'ZH', country: 'NLD' },
    socialSecurityNumber: '123456789',
    address: { ...address, addition: 'B', state: 'NH' },
    documents: documents.map((document) => ({
      ...document,
      extRef: 'passport',
      photos: (document.photos ?? []).map((photo) => ({ ...photo, extRef: 'front' })),
    })),
  };
}

function fullIndividual(): v2.LegalEntityCreate {
  const numbers = { taxNumber: 'NL1', registrationNumber: '2' };
  return { legalForm: 'individual', ...fullPerson(), ...numbers };
}

function fullOrganization(): v2.LegalEntityCreate {
  const { documents: _documents, ...person } = fullPerson();
  const { documents = [], ...organization } = completeOrganization();
  return {
    ...person,
    ...organization,
    address: { ...organization.address, addition: 'B', state: 'NH' },
    ultimateBeneficialOwners: [{ ...fullPerson(), type: 'CEO', extRef: 'owner_1' }],
    documents: documents.map((document) => ({ ...document, extRef: 'extract' })),
  };
}

/** Returns the paths of all single values that an update can clear. */
function listValues(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => listValues(each, [...path, index]));
  if (!isObject(value)) return [path];
  const fixed = [
    'legalForm',
    'extRef',
    ...(path[0] === owners && path.length === 2 ? ['type'] : []),
  ];
  return members(value).flatMap(([name, each]) =>
    fixed.includes(name) ? [] : listValues(each, [...path, name]),
  );
}

const owners = 'ultimateBeneficialOwners';

/** Returns the update that clears one value. List entries have their references. */
function buildUpdate(sent: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return null;
  const inner = buildUpdate(member(sent, key), rest);
  if (!Array.isArray(sent)) return { [key]: inner };
  return [{ extRef: member(member(sent, key), 'extRef'), ...(inner as object) }];
}

/** Returns a copy of what is stored without one value; an object that becomes empty is left out as well. */
function withoutValue(stored: unknown, sent: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return undefined;
  if (Array.isArray(stored)) {
    const entry = member(sent, key);
    return stored.map((each: unknown) => {
      const isEntry = member(each, 'extRef') === member(entry, 'extRef');
      return isEntry ? withoutValue(each, entry, rest) : each;
    });
  }
  const inner = withoutValue(member(stored, String(key)), member(sent, key), rest);
  const others = members(stored).filter(([name]) => name !== key);
  const isLeft = inner !== undefined && !(isObject(inner) && members(inner).length === 0);
  return Object.fromEntries(isLeft ? [...others, [key, inner]] : others);
}

/** D45: null clears every value of a legal entity. */
export const clearedValues: Scenario = {
  id: 'holders/cleared-values',
  title:
    'Null clears each value of a legal entity, its owners, documents and files, and nothing else; a later update can set them again.',
  area: 'account holders',
  version: 'v2',
  claims: 'EXT-AH-036 EXT-AH-037 EXT-AH-038 D45 D126 D171 D240',
  run: async (context) => {
    for (const entity of [fullIndividual(), fullOrganization()]) {
      const code = await createHolder(context, entity);
      const path = { accountHolderCode: code };
      const read = async (): Promise<JsonObject> => {
        const query = { _fragments: ['ubo' as const, 'docfiles' as const] };
        const { legalEntity } = await context.call('v2.getAccountHolder', { path, query });
        const { kycStatus: _status, kycMessage: _message, ...rest } = legalEntity ?? {};
        return rest;
      };
      const update = async (legalEntity: unknown): Promise<void> => {
        const body = { displayName: 'Mila', legalEntity: legalEntity as v2.LegalEntityUpdate };
        await context.call('v2.updateAccountHolder', { path, body });
      };
      const complete = await read();
      for (const value of listValues(entity)) {
        const isThere = at(complete, value) !== undefined;
        context.expect(isThere, `the holder has ${pathText(value)}`, 'it is missing');
      }
      let expected: unknown = complete;
      for (const value of listValues(entity)) {
        await update(buildUpdate(entity, value));
        expected = withoutValue(expected, entity, value);
        const what = `the ${entity.legalForm} after null for ${pathText(value)}`;
        context.decided?.expectEqual(await read(), expected, what);
      }
      await update(entity);
      context.expectEqual(await read(), complete, `the ${entity.legalForm}, set again`);
    }
  },
};
