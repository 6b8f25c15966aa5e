import type { Scenario } from '../scenarios/scenario.js';
import { amountStories } from './amounts.js';
import { payoutStories } from './payouts.js';
import { refundStories } from './refunds.js';
import { splitStories } from './splits.js';
import { reportStories } from './reports.js';
import { scheduleStories } from './schedules.js';
import { type Story, tellStories } from './story.js';
import { transactionStories } from './transactions.js';
import { transferStories } from './transfers.js';
import { webhookStories } from './webhooks.js';

/** All stories, by their group in reports. */
export const storiesByArea: Readonly<Record<string, readonly Story[]>> = {
  'payment splits': splitStories,
  'balance transfers': transferStories,
  payouts: payoutStories,
  transactions: transactionStories,
  'payout configuration': scheduleStories,
  webhooks: webhookStories,
  reports: reportStories,
  balances: amountStories,
  'refund splits': refundStories,
};

/** The scenarios that tell them. */
export const storyScenarios: readonly Scenario[] = Object.entries(storiesByArea).flatMap(
  ([area, stories]) => tellStories(area, stories),
);
