import { aMinute, createFundedSeller, paying, requestPayout } from '../props/payouts.js';
import { configure, daily, payoutsOf } from '../props/schedules.js';
import { fund } from '../props/splits.js';
import type { Scenario } from '../scenario.js';
import type { Stage } from '../stage.js';

const area = 'payouts';
const claims = ['EXT-PO-021', 'EXT-PO-043', 'EXT-PO-046', 'D103', 'D260'];
const needs = ['newTenant', 'decidePayout', ...paying] as const;

/** From noon to an hour after the schedules of the next morning: what they made is at the bank by then, and no further. */
const untilMorning = 19 * 3_600;
const aDay = 86_400;

/** The totals of what a payout lists as paid, the smallest first. */
async function totalsOf(stage: Stage, code: string): Promise<number[]> {
  const { items } = await stage.call('v2.listPayoutSettlements', { path: { code } });
  return items.map(({ totalAmountSeller }) => totalAmountSeller).toSorted((a, b) => a - b);
}

/** D260: what comes back, from whichever state. */
export const cameBack: Scenario = {
  id: 'payouts/settlements-paid-again',
  title:
    'What a payout was to pay that failed or came back is in the next scheduled payout, and in that alone.',
  area,
  version: 'v2',
  claims,
  needs,
  play: async (stage) => {
    const ends = [['FAILED'], ['PROCESSED', 'RETURNED'], ['PROCESSED']] as const;
    for (const outcomes of ends) {
      const end = outcomes.at(-1) ?? '';
      await stage.operator.toNoon();
      const seller = await createFundedSeller(stage, 1_000);
      await configure(stage, seller, daily());
      await stage.operator.advance(untilMorning);
      const [first] = await payoutsOf(stage, seller);
      const payoutCode = first?.code ?? '';
      stage.equal(await totalsOf(stage, payoutCode), [1_000], 'what the first payout pays');
      for (const outcome of outcomes) await stage.operator.decidePayout({ payoutCode, outcome });
      await fund(stage, seller, 70);
      const isPaid = end === 'PROCESSED';
      const kept = await totalsOf(stage, payoutCode);
      stage.decided?.equal(kept, isPaid ? [1_000] : [], `what it pays once it is ${end}`);
      await stage.operator.advance(aDay);
      const next = (await payoutsOf(stage, seller)).at(-1);
      stage.equal(next?.amount, isPaid ? 70 : 1_070, `the amount of the next after ${end}`);
      const expected = isPaid ? [70] : [70, 1_000];
      stage.equal(await totalsOf(stage, next?.code ?? ''), expected, `what it pays after ${end}`);
    }
  },
};

/** D260: money that paid a part of something no longer covers it. */
export const uncovered: Scenario = {
  id: 'payouts/settlements-uncovered',
  title:
    'When a requested payout comes back, what another one paid only with what it had left over is paid again too.',
  area,
  version: 'v2',
  claims,
  needs,
  play: async (stage) => {
    await stage.operator.toNoon();
    const seller = await createFundedSeller(stage, 100);
    await fund(stage, seller, 50);
    await fund(stage, seller, 7);
    const codes: string[] = [];
    // The first pays 100 and leaves 20 over, with which the second pays 50.
    for (const amount of [120, 30]) {
      codes.push((await requestPayout(stage, seller, { amount })).code);
      await stage.operator.advance(aMinute);
    }
    const [payoutCode = ''] = codes;
    await stage.operator.decidePayout({ payoutCode, outcome: 'RETURNED' });
    await configure(stage, seller, daily());
    await stage.operator.advance(untilMorning);
    const next = (await payoutsOf(stage, seller)).at(-1);
    stage.equal(next?.amount, 127, 'the amount of the scheduled payout');
    const totals = await totalsOf(stage, next?.code ?? '');
    stage.decided?.equal(totals, [7, 50, 100], 'what it pays');
  },
};

/** D93, D260: a request that is due at the same moment, and was made before. */
export const denied: Scenario = {
  id: 'payouts/settlements-of-denied',
  title:
    'A scheduled payout that is denied because another one took the money pays nothing, and neither does it later.',
  area,
  version: 'v2',
  claims: [...claims, 'D93', 'D100'],
  needs,
  play: async (stage) => {
    await stage.operator.toNoon();
    const seller = await createFundedSeller(stage, 1_000);
    await configure(stage, seller, daily());
    const morning = new Date(stage.operator.moment(86_400));
    morning.setUTCHours(6, 0, 0, 0);
    const processAt = morning.toISOString();
    const { code } = await requestPayout(stage, seller, { amount: 1_000, processAt });
    await stage.operator.advance(untilMorning);
    for (const payout of await payoutsOf(stage, seller)) {
      const isAsked = payout.code === code;
      stage.equal(payout.status, isAsked ? 'ACCEPTED' : 'FAILED', `the status of ${payout.code}`);
      stage.equal(await totalsOf(stage, payout.code), [], `what ${payout.code} lists`);
    }
    await fund(stage, seller, 70);
    await stage.operator.advance(aDay);
    const next = (await payoutsOf(stage, seller)).at(-1);
    stage.equal(await totalsOf(stage, next?.code ?? ''), [70], 'what the next one pays');
    await stage.operator.decidePayout({ payoutCode: code, outcome: 'RETURNED' });
    await stage.operator.advance(aDay);
    const last = (await payoutsOf(stage, seller)).at(-1);
    stage.equal(await totalsOf(stage, last?.code ?? ''), [1_000], 'what pays the returned money');
  },
};
