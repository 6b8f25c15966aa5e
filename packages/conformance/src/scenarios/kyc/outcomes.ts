import { member } from '../../json.js';
import { createHolder } from '../fixtures/kyc.js';
import { completeIndividual } from '../fixtures/legal-entities.js';
import { expectWebhook, subscribe } from '../fixtures/webhooks.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';
import { area, readCheck } from './identity-check.js';

/** The outcomes of a check (D33, D34), and the status that each gives its holder (D30). */
const ends = {
  REJECTED: { inV1: 'REJECTED', inV2: 'REJECTED', holder: 'NOPAYOUT' },
  FAILED: { inV1: 'FAILED', inV2: 'FAILED', holder: 'NOPAYOUT' },
  PASSED: { inV1: 'PASSED', inV2: 'ACTIVE', holder: 'ACTIVE' },
  FORGED: { inV1: 'FORGED', inV2: 'REJECTED', holder: 'SUSPENDED' },
} as const;

type Outcome = keyof typeof ends;

/** A sequence in which each outcome follows each other one once. */
const everyChange =
  'REJECTED FAILED REJECTED PASSED REJECTED FORGED FAILED PASSED FAILED FORGED PASSED FORGED REJECTED'.split(
    ' ',
  ) as Outcome[];

/** D30 to D34, D40, D128, D223: what each outcome shows, and its webhook. */
const outcomes: Scenario = {
  id: 'kyc/outcomes',
  title:
    'Each version and the webhook show the outcome of a check under its own name, with a message unless it passed; the outcome sets the status of the holder.',
  area,
  claims:
    'CORE-LE-008 CORE-LE-009 CORE-LE-013 CORE-AH-013 CORE-AH-014 EXT-LE-002 EXT-LE-004 EXT-LE-015 EXT-LE-020 EXT-WH-028 D30 D33 D34 D40 D128 D223',
  needs: ['decideKyc'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeIndividual());
    const subscription = context.hasOwnTenant
      ? await subscribe(context, 'WEBHOOK_KYC_UPDATE')
      : undefined;
    for (const [index, outcome] of everyChange.entries()) {
      await context.operator.decideKyc({ accountHolderCode, outcome });
      const message = await expectOutcome(context, accountHolderCode, outcome);
      const { inV2: kycStatus } = ends[outcome];
      const before = everyChange[index - 1];
      // FORGED is REJECTED there, so that nothing changes.
      if (!subscription || (before && ends[before].inV2 === kycStatus)) continue;
      const expected = { accountOwnerCode: accountHolderCode, kycStatus };
      const { body } = await expectWebhook(context, subscription, expected);
      const received = member(body, 'kycMessage') ?? null;
      context.decided?.expectEqual(received, message, `kycMessage of the webhook after ${outcome}`);
    }
  },
};

/** Expects the statuses and messages of an outcome in both versions. Returns the message. */
async function expectOutcome(
  context: ScenarioContext,
  code: string,
  outcome: Outcome,
): Promise<string | null | undefined> {
  const { details, message, ...shown } = await readCheck(context, code);
  context.expectEqual(shown, ends[outcome], `the statuses after ${outcome}`);
  const told = details.map((detail) => detail.message);
  const count = outcome === 'PASSED' ? 0 : 1;
  context.decided?.expectEqual(
    { details: told.length, message },
    { details: count, message: told[0] ?? null },
    `the messages after ${outcome}`,
  );
  context.decided?.expect(
    message !== '',
    `kycMessage after ${outcome} is not blank`,
    'it is blank',
  );
  return message;
}

/** D30: only the operator can end a suspension or closure by the operator. */
const kept = (status: 'SUSPENDED' | 'CLOSED'): Scenario => ({
  id: `kyc/stays-${status.toLowerCase()}`,
  title: `A holder that the operator made ${status} stays so, whatever the outcome of its check.`,
  area,
  claims: 'CORE-AH-013 CORE-AH-021 D30',
  needs: ['decideKyc', status === 'CLOSED' ? 'closeAccountHolder' : 'suspendAccountHolder'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeIndividual());
    const { operator } = context;
    await (status === 'CLOSED'
      ? operator.closeAccountHolder({ accountHolderCode })
      : operator.suspendAccountHolder({ accountHolderCode }));
    for (const outcome of Object.keys(ends) as Outcome[]) {
      await operator.decideKyc({ accountHolderCode, outcome });
      const { holder } = await readCheck(context, accountHolderCode);
      context.decided?.expectEqual(holder, status, `the status of the holder after ${outcome}`);
    }
  },
});

export const outcomeScenarios: readonly Scenario[] = [outcomes, kept('SUSPENDED'), kept('CLOSED')];
