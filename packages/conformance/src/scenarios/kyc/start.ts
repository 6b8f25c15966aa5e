import type { v1, v2 } from '@seller-funds/contract';
import { passport } from '../documents/added-documents.js';
import { createHolder, updateHolder } from '../fixtures/kyc.js';
import { dateInDays } from '../fixtures/documents.js';
import {
  completeIndividual,
  completeIndividualV1,
  completeOrganization,
  completePerson,
} from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';
import { area, expectBegun, readCheck } from './identity-check.js';

const aDay = 86_400;

/** The body of a holder with complete data, in version 1. */
const complete = {
  displayName: 'Complete',
  accounts: [{ displayName: 'Complete' }],
  legalEntity: completeIndividualV1(),
};

/** CORE-LE-029: complete data starts a check. */
const start: Scenario = {
  id: 'kyc/starts-with-complete-data',
  title: 'A check starts when the required data is complete.',
  area,
  claims: 'CORE-LE-029 CORE-AH-033 CORE-AH-034 EXT-LE-001 EXT-AH-003 CORE-AH-023 D32 D33 D35',
  run: async (context) => {
    for (const query of [{}, { readyForKyc: true }]) {
      const made = await context.call('v1.createAccountHolder', { query, body: complete });
      const status = made.legalEntity?.kycStatus?.status;
      context.decided?.expectEqual(status, 'DATA_RECEIVED', 'the status in the response');
      expectBegun(context, await readCheck(context, made.code), `with ${JSON.stringify(query)}`);
    }
    const { legalEntity, ...simple } = complete;
    const { code } = await context.call('v1.createAccountHolder', { body: simple });
    await context.call('v1.updateAccountHolder', { path: { code }, body: { legalEntity } });
    expectBegun(context, await readCheck(context, code), 'after the PATCH of a simple holder');
  },
};

/** D32, D34: readyForKyc. */
const readyForKyc: Scenario = {
  id: 'kyc/ready-for-kyc',
  title:
    'readyForKyc=false stores complete data without starting the check, which version 2 shows as MISSING_DATA with a message; an update without it starts the check.',
  area,
  claims: 'CORE-AH-023 CORE-AH-039 CORE-LE-008 EXT-LE-015 EXT-LE-020 D32 D128 D34 D40 D132',
  needs: ['advanceTime'],
  run: async (context) => {
    const query = { readyForKyc: false };
    const { code } = await context.call('v1.createAccountHolder', { query, body: complete });
    const path = { code };
    // The reference does not describe `false`. The check does not start by itself or by another update.
    for (const when of ['at once', 'after a day and an update']) {
      const { details, message, holder: _holder, ...statuses } = await readCheck(context, code);
      context.decided?.expectEqual(
        { ...statuses, details: details.map(({ messageCode, type }) => [messageCode, type]) },
        {
          inV1: 'DATA_RECEIVED',
          inV2: 'MISSING_DATA',
          details: [['WAITING_FOR_SUBMISSION', 'ADVICE']],
        },
        `the check with readyForKyc=false ${when}`,
      );
      context.decided?.expect((message ?? '') !== '', 'kycMessage is not blank', String(message));
      await context.operator.advance(aDay);
      if (when === 'at once')
        await context.call('v1.updateAccountHolder', { path, query, body: {} });
    }
    await context.call('v1.updateAccountHolder', { path, body: {} });
    if (context.decided)
      expectBegun(context, await readCheck(context, code), 'after an update without readyForKyc');
    await context.operator.advance(aDay);
    const { inV1 } = await readCheck(context, code);
    context.expect(inV1 !== 'DATA_RECEIVED', 'the check continues', String(inV1));
  },
};

/** CORE-LE-013: the service sets kycStatus. */
const assigned: Scenario = {
  id: 'kyc/assigned-by-service',
  title:
    'kycStatus in a request is ignored; the service sets it once the holder has a legal entity.',
  area,
  claims: 'CORE-LE-013 EXT-LE-015 D12 D163',
  run: async (context) => {
    const entity = { legalForm: 'individual', firstName: 'Mila', kycStatus: 'ACTIVE' } as const;
    const body = { displayName: 'Would like to be active', legalEntity: entity };
    const { code, legalEntity } = await context.call('v2.createAccountHolder', { body });
    const patch = { legalEntity: { kycStatus: { status: 'PASSED' } } as object };
    const changed = await context.call('v1.updateAccountHolder', { path: { code }, body: patch });
    const bare = { body: { displayName: 'Name only' } };
    const other = await context.call('v2.createAccountHolder', bare);
    context.expectEqual(
      {
        inV2: legalEntity?.kycStatus,
        inV1: changed.legalEntity?.kycStatus?.status,
        ofNone: other.legalEntity?.kycStatus,
      },
      { inV2: 'MISSING_DATA', inV1: 'MISSING_DATA', ofNone: undefined },
      'kycStatus in both versions, and of a holder without a legal entity',
    );
  },
};

/** D264: the codes of details. */
const detailCodes: Scenario = {
  id: 'kyc/detail-codes',
  title: 'Each detail has its own code, and keeps it while the same data is missing.',
  area,
  claims: 'CORE-LE-009 D128 D264',
  run: async (context) => {
    const { firstName: _first, nationality: _nationality, ...rest } = completeIndividual();
    const code = await createHolder(context, { ...rest, taxNumber: '1' });
    const codes = async (): Promise<Map<string, string>> =>
      new Map((await readCheck(context, code)).details.map((each) => [each.message, each.code]));
    const before = await codes();
    const own = new Set(before.values());
    context.decided?.expectEqual(
      [before.size, own.size],
      [2, 2],
      'the number of details and codes',
    );
    const update = async (legalEntity: v1.IndividualLegalEntityUpdate): Promise<void> => {
      await context.call('v1.updateAccountHolder', { path: { code }, body: { legalEntity } });
      const after = await codes();
      context.decided?.expectEqual(after.size, 2, 'the number of details after an update');
      for (const [message, shown] of after) {
        const known = before.get(message);
        const isRight = known === undefined ? !own.has(shown) : shown === known;
        const what = `the code of ${message} is ${known ?? 'new'}`;
        context.decided?.expect(isRight, what, shown);
      }
    };
    await update({ email: 'mila@example.com' });
    if (context.decided) await update({ lastName: null, firstName: 'Mila' });
  },
};

/** D35: the exact days on which age and expiry change. */
const dates: Scenario = {
  id: 'kyc/date-boundaries',
  title:
    'A person is of age on the 18th birthday, and a document is valid until the day before it expires.',
  area,
  version: 'v2',
  claims: 'EXT-LE-002 D35',
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
    const [document] = completePerson().documents ?? [];
    const birthday = (offset: number) => ({ dateOfBirth: `${day(offset, -18)}T00:00:00.000Z` });
    const rows: [Partial<v2.IndividualLegalEntityCreate>, waits: boolean][] = [
      [birthday(-1), false],
      [birthday(0), false],
      [birthday(1), true],
      [{ documents: [{ ...document, expireAt: day(1) }] }, false],
    ];
    for (const [given, waits] of rows) {
      const code = await createHolder(context, { ...completeIndividual(), ...given });
      const { message } = await readCheck(context, code);
      const what = `whether data is missing with ${JSON.stringify(given).slice(0, 120)}`;
      context.expectEqual((message ?? '') !== '', waits, what);
    }
  },
};

/** Days until the documents of the scenario expire. */
const validFor = 3;

/** D35, D40, D128: documents that expire. */
const expiredDocument: Scenario = {
  id: 'kyc/expired-document',
  title:
    'A document is valid until the day before it expires; after that, the check reports its path as expired.',
  area,
  claims: 'EXT-LE-002 CORE-LE-009 CORE-DOC-019 CORE-DOC-021 D35 D36 D40 D128',
  needs: ['advanceTime', 'decideKyc'],
  run: async (context) => {
    const [document] = completePerson().documents ?? [];
    const documents = [{ ...document, extRef: 'short', expireAt: dateInDays(validFor) }];
    const owner = { ...completePerson(), type: 'CEO' as const, extRef: 'owner_1', documents };
    const company = { ...completeOrganization(), ultimateBeneficialOwners: [owner] };
    const person = await createHolder(context, { ...completeIndividual(), documents });
    const holders: readonly (readonly [at: string, code: string])[] = [
      ['legalEntity', person],
      ['legalEntity.ultimateBeneficialOwners[0]', await createHolder(context, company)],
    ];
    for (const [days, isExpired] of [
      [validFor - 1, false],
      [1, true],
    ] as const) {
      await context.operator.advance(days * aDay);
      for (const [at, accountHolderCode] of holders) {
        await context.operator.decideKyc({ accountHolderCode, outcome: 'FAILED' });
        await updateHolder(context, accountHolderCode, {});
        const check = await readCheck(context, accountHolderCode);
        const place = `${at}.documents[0], which expires on ${dateInDays(validFor)},`;
        context.expectEqual(
          check.details.length,
          isExpired ? 1 : 0,
          `the number of details about ${place} on ${context.operator.now().slice(0, 10)}`,
        );
        if (!isExpired) expectBegun(context, check, `before ${place} expires`);
        else
          context.decided?.expectEqual(
            { code: check.details[0]?.messageCode, message: check.message },
            { code: 'DOCUMENT_EXPIRED', message: `Expired: ${at}.documents[0]` },
            `the messages about ${place}`,
          );
      }
    }
    const renewed = { documents: [{ extRef: 'short', expireAt: dateInDays(validFor + 365) }] };
    const after = await updateHolder(context, person, { legalEntity: renewed });
    context.expectEqual(after, 'IN_PROGRESS', 'kycStatus once the document expires later');
    // The dates of a late document are compared with the same day.
    const late = (days: number) => {
      const given = { issuedAt: dateInDays(1), expireAt: dateInDays(validFor + days) };
      return { path: { code: person }, body: passport(given) };
    };
    await context.expectError('v1.createIndividualDocument', late(0), 422);
    await context.call('v1.createIndividualDocument', late(1));
  },
};

export const startScenarios: readonly Scenario[] = [
  start,
  readyForKyc,
  assigned,
  detailCodes,
  dates,
  expiredDocument,
];
