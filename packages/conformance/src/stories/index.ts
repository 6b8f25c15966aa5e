import type { ActionName } from '../adapter/adapter.js';
import type { Scenario } from '../scenarios/scenario.js';
import { amountStories } from './amounts.js';
import { calendarStories } from './calendar.js';
import type { Story } from './command.js';
import { ComparedTarget } from './compared-target.js';
import { externalAccountStories } from './external-accounts.js';
import { holderStories } from './holders.js';
import { kycStories } from './kyc.js';
import { listStories } from './lists.js';
import { onboardingStories } from './onboarding.js';
import { payoutStories } from './payouts.js';
import { referenceStories } from './references.js';
import { refusedRequestStories } from './refused-requests.js';
import { refusedValueStories } from './refused-values.js';
import { refundStories } from './refunds.js';
import { splitStories } from './splits.js';
import { refusedHolderStories } from './refused-holders.js';
import { reportStories } from './reports.js';
import { scheduleStories } from './schedules.js';
import { settlementStories } from './settlements.js';
import { StoryRun } from './story-run.js';
import { transactionStories } from './transactions.js';
import { transferStories } from './transfers.js';
import { webhookStories } from './webhooks.js';
import { virtualAccountStories } from './virtual-accounts.js';

/** All stories, by their group in reports. */
export const storiesByArea: Readonly<Record<string, readonly Story[]>> = {
  'account holders': [...holderStories, ...refusedHolderStories, listStories.holders],
  'legal entities': kycStories,
  'external accounts': externalAccountStories,
  'hosted onboarding': onboardingStories,
  'virtual accounts': virtualAccountStories,
  'payment splits': [...splitStories, listStories.payments],
  'balance transfers': [...transferStories, listStories.transfers],
  payouts: [...payoutStories, listStories.payouts],
  transactions: [...transactionStories, listStories.transactions],
  'payout configuration': [...scheduleStories, ...settlementStories, ...calendarStories],
  webhooks: webhookStories,
  reports: reportStories,
  balances: amountStories,
  'refund splits': [...refundStories, listStories.refunds],
  references: referenceStories,
  errors: [...refusedRequestStories, ...refusedValueStories],
};

/** The areas whose model does not show all that was sent: `read-back/…` compares it. */
const readBack = new Set(['account holders', 'external accounts', 'references', 'errors']);

/** The scenarios that tell them, each in its versions of the API. */
export const storyScenarios: readonly Scenario[] = Object.entries(storiesByArea).flatMap(
  ([area, stories]) =>
    stories.flatMap(([id, title, claims, commands, only]) =>
      (only ? [only] : (['v1', 'v2'] as const)).map((version): Scenario => ({
        id: only ? id : id.replace('/', `/${version}/`),
        title,
        area,
        version,
        // What the extended reference states, version 1 need not do.
        claims: claims.split(' ').filter((each) => version === 'v2' || !each.startsWith('EXT-')),
        needs: [...new Set<ActionName>(commands.flatMap((each) => each.needs))],
        isReadBack: !readBack.has(area),
        run: async (context) => {
          const story = await StoryRun.open(new ComparedTarget(context), version);
          for (const command of commands) await command.run(story);
          await story.end();
        },
      })),
    ),
);
