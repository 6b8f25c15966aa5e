import type { v2 } from '@seller-funds/contract';
import { createHolder, updateHolder } from '../fixtures/kyc.js';
import {
  completeIndividual,
  completeIndividualV1,
  completeOrganization,
  completePerson,
} from '../fixtures/legal-entities.js';
import { dateInYears, pngImage } from '../fixtures/documents.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';
import { area, expectBegun, readCheck, replaceFields } from './identity-check.js';

const owners = 'ultimateBeneficialOwners';

/** The required fields of each legal form (D35, D36); `*`: accepts any text, and is missing if blank. */
const fields = {
  individual: 'firstName* lastName* dateOfBirth nationality',
  organization: 'legalName* registrationNumber* taxNumber* type',
};
const address =
  'address.street* address.houseNumber* address.zipcode* address.city* address.country';

const child = `${dateInYears(-17)}T00:00:00.000Z`;
const idCard = { type: 'ID', number: 'X1', expireAt: dateInYears(5) } as const;
const front = { page: 'FRONT', data: pngImage } as const;
const { lastName = '', ...nameless } = completePerson();
const incomplete = { type: 'CEO', extRef: 'owner_1', ...nameless } as const;

type Kind = keyof typeof fields;

/** Changes of complete data, and the paths that the messages name. */
type MissingData = readonly [kind: Kind, changes: object, named: string];

/** Data that is not complete, and not only because one field is missing or blank. */
const otherRows: readonly MissingData[] = [
  ['individual', { documents: [] }, 'documents'],
  [
    'individual',
    { documents: [{ ...idCard, photos: [front, { page: 'BACK' }] }] },
    'documents[0].photos',
  ],
  ['individual', { dateOfBirth: child }, 'dateOfBirth'],
  [
    'individual',
    { nationality: undefined, 'address.city': undefined, documents: [], dateOfBirth: child },
    'nationality address.city documents dateOfBirth',
  ],
  ['organization', { [owners]: [] }, owners],
  ['organization', { documents: [] }, 'documents'],
  ['organization', { [owners]: [incomplete] }, `${owners}[0].lastName`],
  [
    'organization',
    { legalName: undefined, [owners]: [], documents: [] },
    `legalName ${owners} documents`,
  ],
];

/** Each single field, missing or blank. */
const fieldRows = (['individual', 'organization'] as const).flatMap((kind) =>
  `${fields[kind]} ${address}`.split(' ').flatMap((field): MissingData[] => {
    const path = field.replace('*', '');
    const missing: MissingData = [kind, { [path]: undefined }, path];
    return field === path ? [missing] : [missing, [kind, { [path]: ' ' }, path]];
  }),
);

/** The requests that supply what is missing, by the path of what is missing (D36: one complete owner is enough). */
const completions: readonly (readonly [
  missing: string,
  complete: (context: ScenarioContext, code: string, kind: Kind) => Promise<unknown>,
])[] = [
  [
    'documents',
    (context, code, kind) => {
      const legalEntity = { documents: completeData(kind).documents } as v2.LegalEntityUpdate;
      return updateHolder(context, code, { legalEntity });
    },
  ],
  [
    'documents[0].photos',
    (context, code) => {
      const documents = [{ ...idCard, photos: [front, { ...front, page: 'BACK' as const }] }];
      return updateHolder(context, code, { legalEntity: { documents } });
    },
  ],
  [
    `${owners}[0].lastName`,
    (context, code) => {
      const body = { type: 'CFO', ...completePerson() } as const;
      return context.call('v2.createBeneficialOwner', { path: { accountHolderCode: code }, body });
    },
  ],
  [
    `${owners}[0].lastName`,
    async (context, accountHolderCode) => {
      const path = { accountHolderCode };
      const { elements } = await context.call('v2.listBeneficialOwners', { path });
      const own = { ...path, uboCode: elements[0]?.code ?? '' };
      const body = { type: 'CEO', lastName } as const;
      await context.call('v2.updateBeneficialOwner', { path: own, body });
    },
  ],
  [
    `${owners}[0].lastName`,
    (context, code) => {
      // Complete, as it is a decision that an entry of a list is matched by its extRef.
      const { legalForm: _form, ...person } = completeIndividualV1();
      const owner = { ...person, type: incomplete.type, extRef: incomplete.extRef };
      const body = { legalEntity: { [owners]: [owner] } };
      return context.call('v1.updateAccountHolder', { path: { code }, body });
    },
  ],
];

function completeData(kind: Kind) {
  return kind === 'individual' ? completeIndividual() : completeOrganization();
}

/** D40: expects the message of a check to name what is missing, once. */
function expectNamed(context: ScenarioContext, message: string | null, path: string): void {
  context.expect(message?.includes(path) === true, `kycMessage names ${path}`, String(message));
  const words = (message ?? '').split(/[\s,;:]+/);
  const count = words.filter((word) => word === path || word === `legalEntity.${path}`).length;
  context.decided?.expectEqual(count, 1, `how often ${message} names ${path}`);
}

/** D40: expects a check to wait for data, and the messages of both versions to name it. Returns the holder. */
async function expectMissing(
  context: ScenarioContext,
  [kind, changes, names]: MissingData,
): Promise<string> {
  const code = await createHolder(context, replaceFields(completeData(kind), { ...changes }));
  const { inV1, inV2, details, message } = await readCheck(context, code);
  const [named, what] = [names.split(' '), `of a check without ${names}`];
  context.expectEqual(
    { inV1, inV2, details: details.length },
    { inV1: 'MISSING_DATA', inV2: 'MISSING_DATA', details: named.length },
    `the status and the number of details ${what}`,
  );
  for (const { type, message: told, messageCode } of details) {
    context.expect(
      type === 'ERROR' || type === 'ADVICE',
      'its type is ERROR or ADVICE',
      String(type),
    );
    context.expect(told !== '', 'each detail has a message', 'it has none');
    const isCode = /^[A-Z_]+$/.test(String(messageCode));
    context.decided?.expect(isCode, 'messageCode is in capitals', String(messageCode));
  }
  for (const path of named) {
    expectNamed(context, message, path);
    const isTold = details.some((detail) => detail.message.includes(path));
    context.decided?.expect(isTold, `a detail names ${path}`, JSON.stringify(details));
  }
  return code;
}

/** D35, D36, D40: the required data of each legal form. */
const requiredData = (kind: Kind): Scenario => ({
  id: `kyc/required-data-of-${kind}`,
  title: `The check of an ${kind} waits for each required field that is missing or blank; both versions name each once.`,
  area,
  claims:
    'EXT-LE-001 EXT-LE-002 EXT-LE-005 EXT-LE-015 EXT-AH-003 EXT-UBO-020 CORE-LE-009 CORE-LE-010 CORE-LE-011 CORE-LE-029 CORE-LE-030 CORE-AH-043 D35 D36 D40 D128 D163 D165',
  run: async (context) => {
    expectBegun(
      context,
      await readCheck(context, await createHolder(context, completeData(kind))),
      'with complete data',
    );
    for (const row of fieldRows.filter(([each]) => each === kind)) {
      const check = await readCheck(context, await expectMissing(context, row));
      const codes = check.details.map(({ messageCode }) => messageCode);
      context.decided?.expectEqual(
        { codes, message: check.message },
        { codes: ['FIELD_MISSING'], message: `Missing: legalEntity.${row[2]}` },
        `the messages of a check without ${row[2]}`,
      );
    }
    for (const row of otherRows.filter(([each]) => each === kind)) {
      await expectMissing(context, row);
      for (const [, complete] of completions.filter(([missing]) => missing === row[2])) {
        const code = await expectMissing(context, row);
        await complete(context, code, kind);
        expectBegun(context, await readCheck(context, code), `once it has ${row[2]}`);
      }
    }
  },
});

/** D166, D231: additional required data in the United States. */
const unitedStates: Scenario = {
  id: 'kyc/required-data-in-united-states',
  title:
    'On a US platform the check also requires the sales profile, and SSN, email and phone of sellers and owners.',
  area,
  claims:
    'EXT-GEN-003 EXT-GEN-004 EXT-GEN-005 EXT-AH-018 EXT-UBO-005 EXT-UBO-006 EXT-UBO-007 D35 D166 D167 D231',
  needs: ['newTenant', 'configureMerchant'],
  run: async (context) => {
    await context.operator.configureMerchant({ unitedStates: true });
    const contact = { socialSecurityNumber: '078-05-1120', email: 'a@example.com', phone: '+1555' };
    const personal = Object.keys(contact);
    const amounts = { expectedMonthlyVolume: 100_000, expectedAverageTransactionSize: 5_000 };
    const all = [...Object.keys(amounts).map((name) => `salesProfile.${name}`), ...personal];
    const statusesAfter = async (updates: readonly object[]): Promise<unknown[]> => {
      const code = await createHolder(context, completeIndividual());
      const { inV2, message } = await readCheck(context, code);
      for (const name of all) expectNamed(context, message, name);
      const statuses: unknown[] = [inV2];
      for (const update of updates) statuses.push(await updateHolder(context, code, update));
      return statuses;
    };
    const whole = await statusesAfter([{ legalEntity: contact, salesProfile: amounts }]);
    context.expectEqual(
      whole,
      ['MISSING_DATA', 'IN_PROGRESS'],
      'kycStatus before and after all data',
    );
    // Each amount of the sales profile can be sent alone, in any order (D167).
    const single = Object.entries(amounts).map(([name, value]) => {
      return { salesProfile: { [name]: value } };
    });
    for (const order of context.decided ? [single, single.toReversed()] : []) {
      const found = await statusesAfter([{ legalEntity: contact }, ...order]);
      const expected = ['MISSING_DATA', 'MISSING_DATA', 'MISSING_DATA', 'IN_PROGRESS'];
      context.expectEqual(found, expected, 'kycStatus after each amount, with all other data');
    }
    // Elsewhere one complete owner is enough; here every owner has to have this data.
    const company = { ...completeOrganization(), email: contact.email, phone: contact.phone };
    const [first] = company[owners] ?? [];
    const second = { type: 'CFO' as const, lastName: 'Jansen' };
    const cases: [object[], string[]][] = [
      [[{ ...first }], personal.map((name) => `${owners}[0].${name}`)],
      ...personal.map((name): [object[], string[]] => [
        [
          { ...first, ...contact },
          { ...second, ...contact, [name]: undefined },
        ],
        [`${owners}[1].${name}`],
      ]),
    ];
    for (const [list, named] of cases) {
      const entity = replaceFields(company, { [owners]: list });
      const { inV2, message } = await readCheck(context, await createHolder(context, entity));
      context.expectEqual(inV2, 'MISSING_DATA', `kycStatus without ${named.join(', ')}`);
      for (const name of named) expectNamed(context, message, name);
    }
  },
};

/** D47: the required data of LIGHT_KYC. */
const light: Scenario = {
  id: 'kyc/required-data-of-light-kyc',
  title: 'LIGHT_KYC requires neither documents nor beneficial owners.',
  area,
  version: 'v2',
  claims: 'EXT-AH-015 EXT-BAL-005 D47',
  needs: ['newTenant', 'configureMerchant'],
  run: async (context) => {
    await context.operator.configureMerchant({ kycTier: 'LIGHT_KYC' });
    const [division] = await context.call('v2.listDivisions', {});
    context.decided?.expectEqual(division?.kycTier, 'LIGHT_KYC', 'kycTier of the division');
    const person = { ...completeIndividual(), documents: [] };
    const company = { ...completeOrganization(), [owners]: [], documents: [] };
    for (const legalEntity of [person, company]) {
      const body = { displayName: 'Light', legalEntity };
      const holder = await context.call('v2.createAccountHolder', { body });
      const status = holder.legalEntity?.kycStatus;
      context.expectEqual(status, 'IN_PROGRESS', 'kycStatus without documents');
      context.decided?.expectEqual(holder.tier, 'LIGHT_KYC', 'the tier');
    }
  },
};

export const requiredDataScenarios: readonly Scenario[] = [
  requiredData('individual'),
  requiredData('organization'),
  unitedStates,
  light,
];
