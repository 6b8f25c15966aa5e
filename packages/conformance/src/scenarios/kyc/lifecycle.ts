import { elements, member, text } from '../../json.js';
import { lookUp } from '../../document/pointer.js';
import { createHolder, expectKyc, getKycStatus, inProgressStatuses } from '../fixtures/kyc.js';
import { completeIndividual, completeIndividualV1 } from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'legal entities';
const aDay = 86_400;

/** A sequence of outcomes in which each outcome follows each other one once. */
const everyChange = [
  'REJECTED',
  'FAILED',
  'REJECTED',
  'PASSED',
  'REJECTED',
  'FORGED',
  'FAILED',
  'PASSED',
  'FAILED',
  'FORGED',
  'PASSED',
  'FORGED',
  'REJECTED',
] as const;

/** D33, D34, D30: the outcomes of a check in both versions, and the status of the holder. */
export const outcomes: Scenario = {
  id: 'kyc/outcomes',
  title:
    'Each version shows the outcome of a check under its own name; the outcome sets the status of the holder.',
  area,
  claims: [
    'CORE-LE-008',
    'CORE-LE-013',
    'CORE-AH-013',
    'CORE-AH-014',
    'EXT-LE-004',
    'EXT-LE-015',
    'EXT-LE-020',
    'D30',
    'D33',
    'D34',
    'D40',
  ],
  needs: ['decideKyc'],
  run: async (context) => {
    const ends = {
      REJECTED: ['REJECTED', 'NOPAYOUT'],
      FAILED: ['FAILED', 'NOPAYOUT'],
      PASSED: ['ACTIVE', 'ACTIVE'],
      FORGED: ['REJECTED', 'SUSPENDED'],
    } as const;
    const accountHolderCode = await createHolder(context, completeIndividual());
    for (const outcome of everyChange) {
      const [inV2, status] = ends[outcome];
      await context.operator.decideKyc({ accountHolderCode, outcome });
      await expectKyc(context, accountHolderCode, outcome, inV2);
      const path = { code: accountHolderCode };
      const holder = await context.call('v1.getAccountHolder', { path });
      context.expectEqual(holder.status?.code, status, `the status of the holder after ${outcome}`);
      const reason = holder.status?.reason;
      context.expect(reason !== '', `status.reason of ${status} is not blank`, reason);
    }
  },
};

/** D30: only the operator can end a suspension by the operator. */
export const suspended: Scenario = {
  id: 'kyc/suspended-by-operator',
  title: 'A holder that the operator suspended stays SUSPENDED, whatever the outcome of its check.',
  area,
  version: 'v1',
  claims: ['CORE-AH-013', 'CORE-AH-021', 'D30'],
  needs: ['decideKyc', 'suspendAccountHolder'],
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    await context.operator.suspendAccountHolder({ accountHolderCode: code });
    for (const outcome of ['PASSED', 'REJECTED', 'FAILED', 'FORGED'] as const) {
      await context.operator.decideKyc({ accountHolderCode: code, outcome });
      const { status } = await context.call('v1.getAccountHolder', { path: { code } });
      context.decided?.expectEqual(
        status?.code,
        'SUSPENDED',
        `the status of the holder after ${outcome}`,
      );
    }
  },
};

/** CORE-LE-029: complete data starts a check. */
export const start: Scenario = {
  id: 'kyc/starts-with-complete-data',
  title:
    'A check starts when the required data is complete, after a POST or after the PATCH that completes it.',
  area,
  claims: [
    'CORE-LE-029',
    'CORE-LE-030',
    'CORE-AH-033',
    'CORE-AH-034',
    'CORE-AH-043',
    'EXT-LE-001',
    'EXT-LE-005',
    'EXT-AH-003',
    'CORE-AH-023',
    'D32',
    'D33',
    'D35',
  ],
  run: async (context) => {
    for (const query of [{}, { readyForKyc: true }]) {
      const created = await context.call('v1.createAccountHolder', {
        query,
        body: {
          displayName: 'Complete at once',
          accounts: [{ displayName: 'Complete at once' }],
          legalEntity: completeIndividualV1(),
        },
      });
      const first = created.legalEntity?.kycStatus?.status ?? 'none';
      const what = `the check of complete data has begun, with ${JSON.stringify(query)}`;
      context.expect(inProgressStatuses.includes(first), what, first);
      const { inV2 } = await getKycStatus(context, created.code);
      context.expect(inV2 !== 'MISSING_DATA', 'version 2 is not MISSING_DATA', String(inV2));
    }
    const { documents, ...without } = completeIndividual();
    const code = await createHolder(context, without);
    await expectKyc(context, code, 'MISSING_DATA', 'MISSING_DATA');
    const changed = await context.call('v2.updateAccountHolder', {
      path: { accountHolderCode: code },
      body: { displayName: 'Complete', legalEntity: { documents: documents ?? [] } },
    });
    context.expectEqual(
      changed.legalEntity?.kycStatus,
      'IN_PROGRESS',
      'kycStatus after the last missing field',
    );
  },
};

/** D32, D34: readyForKyc. */
export const readyForKyc: Scenario = {
  id: 'kyc/ready-for-kyc',
  title:
    'readyForKyc=false stores complete data without starting the check, which version 2 shows as MISSING_DATA with a message; an update without it starts the check.',
  area,
  claims: [
    'CORE-AH-023',
    'CORE-AH-039',
    'CORE-LE-008',
    'EXT-LE-015',
    'EXT-LE-020',
    'D32',
    'D128',
    'D34',
    'D40',
    'D132',
  ],
  needs: ['advanceTime'],
  run: async (context) => {
    const { code } = await context.call('v1.createAccountHolder', {
      query: { readyForKyc: false },
      body: {
        displayName: 'Waits to be ready',
        accounts: [{ displayName: 'Waits to be ready' }],
        legalEntity: completeIndividualV1(),
      },
    });
    // The reference does not describe `false`.
    if (context.decided) await expectNotStarted(context, code);
    await context.call('v1.updateAccountHolder', { path: { code }, body: {} });
    if (context.decided) {
      const { inV1 = 'none', inV2 } = await getKycStatus(context, code);
      context.expect(
        inProgressStatuses.includes(inV1),
        'an update without it starts the check',
        inV1,
      );
      context.expectEqual(inV2, 'IN_PROGRESS', 'kycStatus of version 2 then');
    }
    await context.operator.advance(aDay);
    const { inV1 } = await getKycStatus(context, code);
    context.expect(inV1 !== 'DATA_RECEIVED', 'the check continues', String(inV1));
  },
};

/** Expects the check not to start, even after a day and another update, and version 2 to have a message. */
async function expectNotStarted(context: ScenarioContext, code: string): Promise<void> {
  await expectKyc(context, code, 'DATA_RECEIVED', 'MISSING_DATA');
  await context.operator.advance(aDay);
  const query = { readyForKyc: false };
  await context.call('v1.updateAccountHolder', { path: { code }, query, body: {} });
  await expectKyc(context, code, 'DATA_RECEIVED', 'MISSING_DATA');
  const holder = await context.call('v2.getAccountHolder', {
    path: { accountHolderCode: code },
    query: { _fragments: ['kycstatus'] },
  });
  const message = text(member(holder.legalEntity, 'kycMessage')) ?? '';
  context.expect(message !== '', 'kycMessage is not blank', message);
  const fragments = { _fragments: ['kycstatus' as const] };
  const first = await context.call('v1.getAccountHolder', { path: { code }, query: fragments });
  const details = elements(lookUp(first, '/legalEntity/kycStatus/details'));
  const shown = details.map((detail) => [
    member(detail, 'messageCode'),
    readEither(context, detail, ['type', 'messageType']),
  ]);
  context.decided?.expectEqual(shown, [['WAITING_FOR_SUBMISSION', 'ADVICE']], 'the details');
}

/** D40, D128, D163: missing data in both versions. */
export const missing: Scenario = {
  id: 'kyc/missing-data',
  title:
    'Incomplete data is MISSING_DATA, with details in version 1 and a kycMessage that names the fields in version 2.',
  area,
  claims: [
    'CORE-LE-009',
    'CORE-LE-010',
    'CORE-LE-011',
    'EXT-LE-002',
    'EXT-LE-015',
    'D40',
    'D128',
    'D163',
  ],
  needs: ['advanceTime'],
  run: async (context) => {
    const { address: _address, lastName: _name, ...rest } = completeIndividual();
    const address = { street: 'Damrak', houseNumber: '1', zipcode: '1012 LG', country: 'NLD' };
    const code = await createHolder(context, { ...rest, address });
    await context.operator.advance(aDay);
    await expectKyc(context, code, 'MISSING_DATA', 'MISSING_DATA');
    const path = { accountHolderCode: code };
    const query = { _fragments: ['kycstatus' as const] };
    const second = await context.call('v2.getAccountHolder', { path, query });
    const message = text(member(second.legalEntity, 'kycMessage')) ?? 'none';
    for (const field of ['lastName', 'address.city']) {
      context.expect(message.includes(field), `kycMessage names ${field}`, message);
    }
    context.expect(!message.includes('firstName'), 'it does not name firstName', message);
    const first = await context.call('v1.getAccountHolder', { path: { code }, query });
    const details = elements(lookUp(first, '/legalEntity/kycStatus/details'));
    context.expectEqual(details.length, 2, 'the number of details');
    for (const detail of details) {
      const type = readEither(context, detail, ['type', 'messageType']);
      context.expect(
        type === 'ERROR' || type === 'ADVICE',
        'its type is ERROR or ADVICE',
        String(type),
      );
      const shown = readEither(context, detail, ['messageTemplate', 'message']);
      context.expect(text(shown) !== undefined, 'it has a message', String(shown));
      const messageCode = text(member(detail, 'messageCode')) ?? '';
      context.decided?.expect(
        /^[A-Z_]+$/.test(messageCode),
        'messageCode is in capitals',
        messageCode,
      );
    }
  },
};

/** Returns a value that a detail may have under either or both of two names. */
function readEither(
  context: ScenarioContext,
  detail: unknown,
  [one, other]: readonly [string, string],
): unknown {
  const [first, second] = [member(detail, one), member(detail, other)];
  if (first !== undefined && second !== undefined)
    context.expectEqual(first, second, `${one} and ${other} of a detail`);
  return first ?? second;
}

/** CORE-LE-013: the service sets kycStatus. */
export const assigned: Scenario = {
  id: 'kyc/assigned-by-service',
  title:
    'kycStatus in a request is ignored; the service sets it once the holder has a legal entity.',
  area,
  claims: ['CORE-LE-013', 'EXT-LE-015', 'D12', 'D163'],
  run: async (context) => {
    const body = {
      displayName: 'Would like to be active',
      legalEntity: { legalForm: 'individual', firstName: 'Mila', kycStatus: 'ACTIVE' } as const,
    };
    const { code, legalEntity } = await context.call('v2.createAccountHolder', { body });
    context.expectEqual(legalEntity?.kycStatus, 'MISSING_DATA', 'kycStatus of version 2');
    const status = { status: 'PASSED' };
    const patch = { legalEntity: { kycStatus: status } as object };
    const changed = await context.call('v1.updateAccountHolder', { path: { code }, body: patch });
    context.expectEqual(
      changed.legalEntity?.kycStatus?.status,
      'MISSING_DATA',
      'kycStatus of version 1',
    );
    const bare = await context.call('v2.createAccountHolder', {
      body: { displayName: 'Name only' },
    });
    context.expectEqual(
      bare.legalEntity,
      undefined,
      'the legal entity of a holder with a name only',
    );
  },
};
