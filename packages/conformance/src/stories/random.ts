import * as fc from 'fast-check';
import { Failure, type Finding, type Outcome } from '../outcome.js';
import type { Check, CheckContext } from '../run/check.js';
import { item } from '../scenarios/fixtures/trees.js';
import { requireActions } from '../scenarios/scenario.js';
import { ScenarioContext } from '../scenarios/scenario-context.js';
import { type Command, other } from './command.js';
import { cancel, pay, payout, refund, remove, repeat, transfer } from './commands.js';
import * as operator from './operator-commands.js';
import { labels } from './splits.js';
import { StoryRun } from './story-run.js';

/** How many stories a run tells by default. */
export const usualStories = 10;
/** How many stories one check tells. */
const storiesOfCheck = 10;
/** The most commands of a story. */
const mostCommands = 14;

const index = fc.integer({ min: -1, max: 3 });
const amount = fc.integer({ min: 1, max: 500 });
/** Those with a bank account. */
const payer = fc.constantFrom('A', 'A', 'B');
const account = fc.constantFrom('A', 'A', 'B', 'LIABLE');
/** Together less than a day: payments may then be settled at any moment. */
const hours = fc.constant(1);

/** One to three items of a payment: `item_1` always exists, so that refunds can name it. */
const items = fc
  .array(
    fc.record({
      amount,
      label: fc.constantFrom(...labels),
      accountCode: fc.oneof(account, fc.constant('FEE')),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((all) => all.map(({ amount: each, ...given }, at) => item(`item_${at + 1}`, each, given)));

const partialRefund = fc
  .tuple(amount, fc.constantFrom('PRODUCT_ITEM', 'SHIPPING'), fc.boolean(), index)
  .map(([each, label, hasFee, of]) => {
    const named = { originalExtRef: 'item_1' };
    const fee = item('back_fee', 7, { ...named, label: 'REFUND_FEE' });
    return refund([item('back_1', each, { ...named, label }), ...(hasFee ? [fee] : [])], {}, of);
  });

/** A payout that is due at once is processed before anything else happens. */
const payoutAtOnce = fc.tuple(fc.option(amount, { nil: undefined }), payer).map(([each, of]) => {
  const [request, pass] = [payout(each === undefined ? {} : { amount: each }, of), operator.wait()];
  return combine(request, pass);
});

/** Commands, those that interact more often than others. */
const anyCommand = fc
  .tuple(
    fc.boolean(),
    fc.oneof(
      { weight: 5, arbitrary: items.map((all) => pay(all)) },
      { weight: 3, arbitrary: items.map((all) => operator.fund(all)) },
      { weight: 5, arbitrary: partialRefund },
      { weight: 2, arbitrary: index.map((of) => refund(undefined, {}, of)) },
      { weight: 3, arbitrary: index.map((of) => operator.settle(of)) },
      { weight: 2, arbitrary: index.map((of) => operator.settleRefund(of)) },
      { weight: 1, arbitrary: index.map((of) => cancel(of)) },
      { weight: 2, arbitrary: fc.constant(repeat()) },
      { weight: 3, arbitrary: fc.tuple(account, account, amount).map((all) => transfer(...all)) },
      { weight: 3, arbitrary: payoutAtOnce },
      {
        weight: 3,
        arbitrary: fc
          .tuple(amount, hours, payer)
          .map(([each, time, of]) => payout({ amount: each, processIn: time * 3_600 }, of)),
      },
      { weight: 1, arbitrary: index.map((of) => remove(of)) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.constantFrom<Parameters<typeof operator.bank>[0][]>(
              'PROCESSED',
              'FAILED',
              'RETURNED',
            ),
            index,
          )
          .map(([outcome, of]) => operator.bank(outcome, of)),
      },
      { weight: 2, arbitrary: hours.map((time) => operator.wait(time * 3_600 + 60)) },
      { weight: 1, arbitrary: index.map((of) => operator.chargeback(of)) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom<('REJECTED' | 'PASSED')[]>('REJECTED', 'PASSED')
          .map((end) => operator.kyc(end)),
      },
    ),
  )
  .map(([isOther, command]) => (isOther ? other(command) : command));

const anyStory = fc.tuple(
  fc.constantFrom('v1' as const, 'v2' as const),
  fc.array(anyCommand, { minLength: 1, maxLength: mostCommands, size: 'max' }),
);

/** The checks that tell random stories, ten each. */
export function randomStories(count: number): Check[] {
  return Array.from({ length: Math.ceil(count / storiesOfCheck) }, (_, at): Check => {
    const runs = Math.min(storiesOfCheck, count - at * storiesOfCheck);
    return {
      id: `scenario/random/${at + 1}`,
      title:
        'In random stories of payments, refunds, transfers and payouts, both versions show what the model does.',
      kind: 'scenario',
      area: 'random stories',
      version: '',
      claims:
        'CORE-RS-001 CORE-PO-027 CORE-BAL-001 EXT-BAL-003 EXT-TX-004 D55 D65 D66 D76 D85 D88'.split(
          ' ',
        ),
      isReadBack: true,
      run: (check) => tellRandomStories(check, runs),
    };
  });
}

async function tellRandomStories(check: CheckContext, runs: number): Promise<Outcome> {
  requireActions(check, [
    'newTenant',
    ...(['decideKyc', 'settle', 'advanceTime', 'decidePayout', 'chargeback'] as const),
  ]);
  let cases = 0;
  let smallest: Finding | undefined;
  const property = fc.asyncProperty(anyStory, async ([version, commands]) => {
    const all = [operator.verified(), operator.verified(), ...commands];
    const context = new ScenarioContext(await check.otherSession(), check);
    try {
      const story = await StoryRun.open(context, version);
      for (const command of all) await command.run(story);
      await story.end();
    } catch (error) {
      if (error instanceof Failure) smallest = { ...error.finding, attempt: textOf(version, all) };
      throw error;
    } finally {
      cases += context.expectations;
    }
  });
  const details = await fc.check(property, { seed: check.seed, numRuns: runs });
  if (smallest) return { status: 'failed', cases, findings: [smallest] };
  if (details.failed) throw details.errorInstance;
  return { status: 'passed', cases };
}

function textOf(version: string, commands: readonly Command[]): string {
  return `in ${version}: ${commands.map(({ text }, at) => `${at + 1}. ${text}`).join('; ')}`;
}

/** Runs two commands, one after the other. */
function combine(first: Command, second: Command): Command {
  return {
    text: `${first.text}; ${second.text}`,
    needs: [...first.needs, ...second.needs],
    run: async (story) => {
      await first.run(story);
      await second.run(story);
    },
  };
}
