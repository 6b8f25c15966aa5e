import { elements, member, text } from '../../json.js';
import { lookUp } from '../../document/pointer.js';
import { createHolder, expectKyc, kycOf, underWay } from '../props/kyc.js';
import { completeIndividual, completeIndividualV1 } from '../props/people.js';
import type { Scenario } from '../scenario.js';
import type { Stage } from '../stage.js';

const area = 'legal entities';
const aDay = 86_400;

/** D33, D34, D30: how a check ends, in both views, and what the holder may do then. */
export const outcomes: Scenario = {
  id: 'kyc/outcomes',
  title:
    'The outcome of a check shows as each version names it, and decides about the status of the holder.',
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
  play: async (stage) => {
    const ends = [
      ['REJECTED', 'REJECTED', 'NOPAYOUT'],
      ['FAILED', 'FAILED', 'NOPAYOUT'],
      ['PASSED', 'ACTIVE', 'ACTIVE'],
      ['FORGED', 'REJECTED', 'SUSPENDED'],
      ['PASSED', 'ACTIVE', 'ACTIVE'],
    ] as const;
    const accountHolderCode = await createHolder(stage, completeIndividual());
    for (const [outcome, inV2, status] of ends) {
      await stage.operator.decideKyc({ accountHolderCode, outcome });
      await expectKyc(stage, accountHolderCode, outcome, inV2);
      const path = { code: accountHolderCode };
      const holder = await stage.call('v1.getAccountHolder', { path });
      stage.equal(holder.status.code, status, `the status of the holder after ${outcome}`);
      const { reason } = holder.status;
      stage.holds(reason !== '', `a reason describes ${status}`, reason);
    }
  },
};

/** D30: what the operator decided is the operator's to end. */
export const suspended: Scenario = {
  id: 'kyc/suspended-by-operator',
  title: 'A holder that the operator suspended stays so, however its check ends.',
  area,
  version: 'v1',
  claims: ['CORE-AH-013', 'CORE-AH-021', 'D30'],
  needs: ['decideKyc', 'suspendAccountHolder'],
  play: async (stage) => {
    const code = await createHolder(stage, completeIndividual());
    await stage.operator.suspendAccountHolder({ accountHolderCode: code });
    for (const outcome of ['PASSED', 'REJECTED', 'FAILED', 'FORGED'] as const) {
      await stage.operator.decideKyc({ accountHolderCode: code, outcome });
      const { status } = await stage.call('v1.getAccountHolder', { path: { code } });
      stage.decided?.equal(status.code, 'SUSPENDED', `the status of the holder after ${outcome}`);
    }
  },
};

/** CORE-LE-029: complete data starts it, incomplete data does not. */
export const start: Scenario = {
  id: 'kyc/starts-with-complete-data',
  title: 'A check starts once nothing is missing, by creation or by the PATCH that completes it.',
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
  play: async (stage) => {
    for (const query of [{}, { readyForKyc: true }]) {
      const created = await stage.call('v1.createAccountHolder', {
        query,
        body: {
          displayName: 'Complete at once',
          accounts: [{ displayName: 'Complete at once' }],
          legalEntity: completeIndividualV1(),
        },
      });
      const first = created.legalEntity?.kycStatus?.status ?? 'none';
      const what = `the check of complete data has begun, with ${JSON.stringify(query)}`;
      stage.holds(underWay.includes(first), what, first);
      const { inV2 } = await kycOf(stage, created.code);
      stage.holds(inV2 !== 'MISSING_DATA', 'version 2 shows that it has', String(inV2));
    }
    const { documents, ...without } = completeIndividual();
    const code = await createHolder(stage, without);
    await expectKyc(stage, code, 'MISSING_DATA', 'MISSING_DATA');
    const changed = await stage.call('v2.updateAccountHolder', {
      path: { accountHolderCode: code },
      body: { displayName: 'Complete', legalEntity: { documents: documents ?? [] } },
    });
    stage.equal(changed.legalEntity?.kycStatus, 'IN_PROGRESS', 'kycStatus after the last datum');
  },
};

/** D32, D34: version 1 can hold a check back, and version 2 says so. */
export const readyForKyc: Scenario = {
  id: 'kyc/ready-for-kyc',
  title:
    'readyForKyc=false stores complete data and holds the check back, which version 2 shows as MISSING_DATA with a message; an update without it begins the check.',
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
  play: async (stage) => {
    const { code } = await stage.call('v1.createAccountHolder', {
      query: { readyForKyc: false },
      body: {
        displayName: 'Waits to be ready',
        accounts: [{ displayName: 'Waits to be ready' }],
        legalEntity: completeIndividualV1(),
      },
    });
    // The reference says nothing of `false`.
    if (stage.decided) await expectHeldBack(stage, code);
    await stage.call('v1.updateAccountHolder', { path: { code }, body: {} });
    if (stage.decided) {
      const { inV1 = 'none', inV2 } = await kycOf(stage, code);
      stage.holds(underWay.includes(inV1), 'an update without it begins the check', inV1);
      stage.equal(inV2, 'IN_PROGRESS', 'kycStatus of version 2 then');
    }
    await stage.operator.advance(aDay);
    const { inV1 } = await kycOf(stage, code);
    stage.holds(inV1 !== 'DATA_RECEIVED', 'the check goes on', String(inV1));
  },
};

/** Expects complete data to wait, also a day and an update later, and version 2 to say for what. */
async function expectHeldBack(stage: Stage, code: string): Promise<void> {
  await expectKyc(stage, code, 'DATA_RECEIVED', 'MISSING_DATA');
  await stage.operator.advance(aDay);
  const query = { readyForKyc: false };
  await stage.call('v1.updateAccountHolder', { path: { code }, query, body: {} });
  await expectKyc(stage, code, 'DATA_RECEIVED', 'MISSING_DATA');
  const holder = await stage.call('v2.getAccountHolder', {
    path: { accountHolderCode: code },
    query: { _fragments: ['kycstatus'] },
  });
  const message = text(member(holder.legalEntity, 'kycMessage')) ?? '';
  stage.holds(message !== '', 'kycMessage says what is waited for', message);
  const fragments = { _fragments: ['kycstatus' as const] };
  const first = await stage.call('v1.getAccountHolder', { path: { code }, query: fragments });
  const details = elements(lookUp(first, '/legalEntity/kycStatus/details'));
  const told = details.map((detail) => [
    member(detail, 'messageCode'),
    agreed(stage, detail, ['type', 'messageType']),
  ]);
  stage.decided?.equal(told, [['WAITING_FOR_SUBMISSION', 'ADVICE']], 'the details');
}

/** D40, D128, D163: what is missing is told in both views. */
export const missing: Scenario = {
  id: 'kyc/missing-data',
  title:
    'Incomplete data is MISSING_DATA and told: details in version 1, a kycMessage that names the fields in version 2.',
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
  play: async (stage) => {
    const { address: _address, lastName: _name, ...rest } = completeIndividual();
    const address = { street: 'Damrak', houseNumber: '1', zipcode: '1012 LG', country: 'NLD' };
    const code = await createHolder(stage, { ...rest, address });
    await stage.operator.advance(aDay);
    await expectKyc(stage, code, 'MISSING_DATA', 'MISSING_DATA');
    const path = { accountHolderCode: code };
    const query = { _fragments: ['kycstatus' as const] };
    const second = await stage.call('v2.getAccountHolder', { path, query });
    const message = text(member(second.legalEntity, 'kycMessage')) ?? 'none';
    for (const field of ['lastName', 'address.city']) {
      stage.holds(message.includes(field), `kycMessage names ${field}`, message);
    }
    stage.holds(!message.includes('firstName'), 'it does not name firstName', message);
    const first = await stage.call('v1.getAccountHolder', { path: { code }, query });
    const details = elements(lookUp(first, '/legalEntity/kycStatus/details'));
    stage.equal(details.length, 2, 'the number of details');
    for (const detail of details) {
      const type = agreed(stage, detail, ['type', 'messageType']);
      stage.holds(type === 'ERROR' || type === 'ADVICE', 'it is ERROR or ADVICE', String(type));
      const told = agreed(stage, detail, ['messageTemplate', 'message']);
      stage.holds(text(told) !== undefined, 'it has a text', String(told));
      const messageCode = text(member(detail, 'messageCode')) ?? '';
      stage.decided?.holds(
        /^[A-Z_]+$/.test(messageCode),
        'messageCode is in capitals',
        messageCode,
      );
    }
  },
};

/** What a detail has under two names, of which either may be missing. */
function agreed(stage: Stage, detail: unknown, [one, other]: readonly [string, string]): unknown {
  const [first, second] = [member(detail, one), member(detail, other)];
  if (first !== undefined && second !== undefined)
    stage.equal(first, second, `${one} and ${other} of a detail`);
  return first ?? second;
}

/** CORE-LE-013: nobody grants it to oneself. */
export const assigned: Scenario = {
  id: 'kyc/assigned-by-service',
  title: 'A kycStatus that is sent is ignored; the service sets it once there is a legal entity.',
  area,
  claims: ['CORE-LE-013', 'EXT-LE-015', 'D12', 'D163'],
  play: async (stage) => {
    const body = {
      displayName: 'Would like to be active',
      legalEntity: { legalForm: 'individual', firstName: 'Mila', kycStatus: 'ACTIVE' } as const,
    };
    const { code, legalEntity } = await stage.call('v2.createAccountHolder', { body });
    stage.equal(legalEntity?.kycStatus, 'MISSING_DATA', 'kycStatus of version 2');
    const status = { status: 'PASSED' };
    const patch = { legalEntity: { kycStatus: status } as object };
    const changed = await stage.call('v1.updateAccountHolder', { path: { code }, body: patch });
    stage.equal(changed.legalEntity?.kycStatus?.status, 'MISSING_DATA', 'kycStatus of version 1');
    const bare = await stage.call('v2.createAccountHolder', { body: { displayName: 'Name only' } });
    stage.equal(bare.legalEntity, undefined, 'the legal entity of a holder with a name only');
  },
};
