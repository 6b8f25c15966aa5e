import type { v1, v2 } from '@seller-funds/contract';
import { lookUp } from '../../document/pointer.js';
import { elements, member, text } from '../../json.js';
import { createHolder } from '../fixtures/kyc.js';
import { expectWebhook, subscribe } from '../fixtures/webhooks.js';
import { dateInYears } from '../fixtures/documents.js';
import { completeIndividual, completeOrganization } from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'legal entities';

/** The required fields of a person (D35) and of an organization (D36), without lists; paths below `legalEntity`. */
const needed = {
  individual: ['firstName', 'lastName', 'dateOfBirth', 'nationality'],
  organization: ['legalName', 'registrationNumber', 'taxNumber', 'type'],
} as const;

const addressParts = ['street', 'houseNumber', 'zipcode', 'city', 'country'] as const;

/** Fields that accept any text and can be blank. */
const texts: readonly string[] = [
  'firstName',
  'lastName',
  'legalName',
  'registrationNumber',
  'taxNumber',
  'address.street',
  'address.houseNumber',
  'address.zipcode',
  'address.city',
];

/** The messages of a check in each version. */
export interface KycMessages {
  /** The messages of the details in version 1. */
  readonly details: readonly string[];
  /** The `messageCode` of each detail. */
  readonly codes: readonly (string | undefined)[];
  /** `kycMessage` in version 2. */
  readonly message: string | null;
}

/** Returns the messages of a holder's check in both versions. */
export async function getKycMessages(context: ScenarioContext, code: string): Promise<KycMessages> {
  const query = { _fragments: ['kycstatus' as const] };
  const first = await context.call('v1.getAccountHolder', { path: { code }, query });
  const path = { accountHolderCode: code };
  const { legalEntity } = await context.call('v2.getAccountHolder', { path, query });
  const details = elements(lookUp(first, '/legalEntity/kycStatus/details'));
  return {
    details: details.map(
      (detail) => text(member(detail, 'message')) ?? text(member(detail, 'messageTemplate')) ?? '',
    ),
    codes: details.map((detail) => text(member(detail, 'messageCode'))),
    message: text(member(legalEntity, 'kycMessage')) ?? null,
  };
}

/** Replaces a field of a legal entity; removes it if the value is undefined. */
function replaceField(
  entity: v2.LegalEntityCreate,
  path: string,
  value: string | undefined,
): v2.LegalEntityCreate {
  const [name = '', part] = path.split('.');
  const inner = part === undefined ? value : { ...entity.address, [part]: value };
  return JSON.parse(JSON.stringify({ ...entity, [name]: inner })) as v2.LegalEntityCreate;
}

/** D35, D36, D40: a single missing field. */
export const eachMember: Scenario = {
  id: 'kyc/missing-field-message',
  title:
    'A required field that is missing or blank is reported once, with its path, in both versions.',
  area,
  claims: ['EXT-LE-002', 'CORE-LE-009', 'D35', 'D36', 'D40', 'D128'],
  run: async (context) => {
    for (const complete of [completeIndividual(), completeOrganization()]) {
      const paths = [
        ...needed[complete.legalForm],
        ...addressParts.map((part) => `address.${part}`),
      ];
      const cases = paths.flatMap((path) => [
        [path, undefined] as const,
        ...(texts.includes(path) ? [[path, ' '] as const] : []),
      ]);
      for (const [path, value] of cases) {
        const code = await createHolder(context, replaceField(complete, path, value));
        const { details, codes, message } = await getKycMessages(context, code);
        const what = `${value === undefined ? 'without' : 'with a blank'} ${path}`;
        context.expectEqual(details.length, 1, `the number of details ${what}`);
        context.decided?.expectEqual(
          codes,
          ['FIELD_MISSING'],
          `messageCode of the details ${what}`,
        );
        context.decided?.expectEqual(message, `Missing: legalEntity.${path}`, `kycMessage ${what}`);
        const [detail = ''] = details;
        context.decided?.expect(detail.includes(path), `the detail names ${path}`, detail);
      }
    }
  },
};

/** Expects a message to contain the path of a field exactly once, as a separate word. */
function expectNamed(context: ScenarioContext, message: string | null, path: string): void {
  const words = (message ?? '').split(/[\s,;:]+/);
  const named = words.filter((word) => word === `legalEntity.${path}`).length;
  context.decided?.expectEqual(named, 1, `how often ${String(message)} names legalEntity.${path}`);
}

/** D40: several missing fields. */
export const severalMissing: Scenario = {
  id: 'kyc/all-missing-fields-message',
  title:
    'All missing fields are reported in one kycMessage, each once, together with other problems.',
  area,
  claims: ['EXT-LE-002', 'CORE-LE-009', 'D35', 'D36', 'D40', 'D165'],
  run: async (context) => {
    const { nationality: _nationality, ...person } = completeIndividual();
    const { city: _city, ...address } = person.address ?? {};
    const child = {
      ...person,
      address,
      dateOfBirth: `${dateInYears(-17)}T00:00:00.000Z`,
      documents: [],
    };
    const code = await createHolder(context, child);
    const { details, message } = await getKycMessages(context, code);
    const expected = ['nationality', 'address.city', 'documents', 'dateOfBirth'];
    context.expectEqual(details.length, expected.length, 'the number of details');
    for (const path of expected) {
      expectNamed(context, message, path);
    }
    const { legalName: _name, ...organization } = completeOrganization();
    const company = { ...organization, ultimateBeneficialOwners: [], documents: [] };
    const second = await createHolder(context, company);
    const messages = await getKycMessages(context, second);
    const lists = ['legalName', 'ultimateBeneficialOwners', 'documents'];
    context.expectEqual(
      messages.details.length,
      lists.length,
      'the number of details of the organization',
    );
    for (const path of lists) {
      expectNamed(context, messages.message, path);
    }
  },
};

/** D35: the exact days on which age and expiry change. */
export const dates: Scenario = {
  id: 'kyc/date-boundaries',
  title:
    'A person is of age on the 18th birthday, and a document is valid until the day before it expires.',
  area,
  version: 'v2',
  claims: ['EXT-LE-002', 'D35'],
  needs: ['newTenant', 'advanceTime'],
  run: async (context) => {
    // After noon, the day does not change while the scenario runs.
    await context.operator.advanceToNoon();
    const day = (offset: number, years = 0): string => {
      const date = new Date(context.operator.now());
      date.setUTCDate(date.getUTCDate() + offset);
      const [year = '', ...rest] = date.toISOString().slice(0, 10).split('-');
      const calendarDate = [String(Number(year) + years), ...rest].join('-');
      // If the year lacks the day, use an adjacent day with the same result.
      return years === 0
        ? calendarDate
        : calendarDate.replace(/-02-29$/, offset > 0 ? '-03-01' : '-02-28');
    };
    const complete = completeIndividual();
    const isWaiting = async (legalEntity: v2.LegalEntityCreate): Promise<boolean> => {
      const { message } = await getKycMessages(context, await createHolder(context, legalEntity));
      return (message ?? '') !== '';
    };
    for (const [offset, waits] of [
      [-1, false],
      [0, false],
      [1, true],
    ] as const) {
      const dateOfBirth = `${day(offset, -18)}T00:00:00.000Z`;
      const found = await isWaiting({ ...complete, dateOfBirth });
      context.expectEqual(
        found,
        waits,
        `whether the check of a person born on ${dateOfBirth} is missing data`,
      );
    }
    const [document] = complete.documents ?? [];
    const expireAt = day(1);
    const code = await createHolder(context, {
      ...complete,
      documents: [{ ...document, expireAt }],
    });
    const before = await getKycMessages(context, code);
    context.expectEqual(before.message ?? '', '', 'kycMessage the day before a document expires');
  },
};

/** Returns the code of each detail of a holder's check, by its message. */
async function getDetailCodes(
  context: ScenarioContext,
  code: string,
): Promise<ReadonlyMap<string, string>> {
  const query = { _fragments: ['kycstatus' as const] };
  const holder = await context.call('v1.getAccountHolder', { path: { code }, query });
  const details = elements(lookUp(holder, '/legalEntity/kycStatus/details'));
  return new Map(
    details.map((detail) => [
      String(member(detail, 'message') ?? member(detail, 'messageTemplate')),
      String(member(detail, 'code')),
    ]),
  );
}

/** D264: the codes of details. */
export const detailCodes: Scenario = {
  id: 'kyc/detail-codes',
  title: 'Each detail has its own code, and keeps it while the same data is missing.',
  area,
  version: 'v1',
  claims: ['CORE-LE-009', 'D128', 'D264'],
  run: async (context) => {
    const { firstName: _first, nationality: _nationality, ...rest } = completeIndividual();
    const code = await createHolder(context, { ...rest, taxNumber: '1' });
    const before = await getDetailCodes(context, code);
    context.decided?.expectEqual(before.size, 2, 'the number of details');
    const codes = [...before.values()];
    context.decided?.expectEqual(new Set(codes).size, 2, 'the number of their codes');
    const update = async (legalEntity: v1.IndividualLegalEntityUpdate): Promise<void> => {
      await context.call('v1.updateAccountHolder', { path: { code }, body: { legalEntity } });
      const after = await getDetailCodes(context, code);
      context.decided?.expectEqual(after.size, 2, 'the number of details after an update');
      for (const [message, shown] of after) {
        const known = before.get(message);
        const isRight = known === undefined ? !codes.includes(shown) : shown === known;
        const what = `the code of ${message} is ${known ?? 'new'}`;
        context.decided?.expect(isRight, what, shown);
      }
    };
    await update({ email: 'mila@example.com' });
    if (context.decided) await update({ lastName: null, firstName: 'Mila' });
  },
};

/** D37: updates with identifying and other fields. */
export const restartMixed: Scenario = {
  id: 'kyc/restart-mixed',
  title: 'A PATCH that changes an identifying field restarts the check, whatever else it changes.',
  area,
  version: 'v2',
  claims: ['EXT-LE-017', 'D33', 'D37', 'D181'],
  needs: ['decideKyc'],
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    const path = { accountHolderCode: code };
    const important = [
      { firstName: 'Maria' },
      { lastName: 'de Vries' },
      { dateOfBirth: '1991-02-01T00:00:00.000Z' },
      { nationality: 'BEL' },
      { address: { houseNumber: '1' } },
    ];
    for (const [index, change] of important.entries()) {
      for (const minor of [{ email: `m${index}@example.com` }, { phone: `+3120123450${index}` }]) {
        await context.operator.decideKyc({ accountHolderCode: code, outcome: 'PASSED' });
        const legalEntity = { ...minor, ...change };
        const body = { displayName: 'Mila', legalEntity };
        const { legalEntity: shown } = await context.call('v2.updateAccountHolder', { path, body });
        const what = `kycStatus after a PATCH of ${JSON.stringify(legalEntity)}`;
        context.decided?.expectEqual(shown?.kycStatus, 'IN_PROGRESS', what);
        // Restore the original values, so that the next update changes both kinds of fields again.
        const { documents: _documents, ...first } = completeIndividual();
        await context.call('v2.updateAccountHolder', {
          path,
          body: { displayName: 'Mila', legalEntity: first },
        });
      }
    }
  },
};

/** D40, D128: the reason for an outcome. */
export const reasons: Scenario = {
  id: 'kyc/outcome-message',
  title:
    'A check that did not pass has a message in both versions and in the webhook; one that passed has none.',
  area,
  claims: ['EXT-LE-002', 'CORE-LE-009', 'EXT-WH-028', 'D40', 'D128', 'D223'],
  needs: ['newTenant', 'decideKyc'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeIndividual());
    const subscription = await subscribe(context, 'WEBHOOK_KYC_UPDATE');
    const statuses = [
      ['REJECTED', 'REJECTED'],
      ['FAILED', 'FAILED'],
      ['FORGED', 'REJECTED'],
      ['PASSED', 'ACTIVE'],
    ] as const;
    for (const [outcome, kycStatus] of statuses) {
      const from = subscription.received.deliveries.length;
      await context.operator.decideKyc({ accountHolderCode, outcome });
      const { details, message } = await getKycMessages(context, accountHolderCode);
      const expected = { accountOwnerCode: accountHolderCode, kycStatus };
      const { body } = await expectWebhook(context, subscription, expected, from);
      const count = outcome === 'PASSED' ? 0 : 1;
      context.decided?.expectEqual(details.length, count, `the number of details after ${outcome}`);
      context.decided?.expectEqual(message, details[0] ?? null, `kycMessage after ${outcome}`);
      const received = member(body, 'kycMessage') ?? null;
      context.decided?.expectEqual(received, message, `kycMessage of the webhook after ${outcome}`);
    }
  },
};
