import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import type { Scenario } from '../scenario.js';
import { accountRows } from './accounts.js';
import { expectErrorOf, type ErrorRows } from './error-row.js';
import { generalRows } from './general.js';
import { holderRows } from './holders.js';
import { moneyRows } from './money.js';
import { splitRows } from './splits.js';

/** The group in reports of each domain of codes. */
const areas: Readonly<Record<string, string>> = {
  '100': 'authentication',
  '200': 'account holders',
  '220': 'documents',
  '230': 'virtual accounts',
  '240': 'external accounts',
  '300': 'payment splits',
  '310': 'refund splits',
  '320': 'balance transfers',
  '330': 'payouts',
  '340': 'payout configuration',
  '500': 'reports',
  '600': 'webhooks',
  '900': 'errors',
};

/** Every code of the error catalog that a client can cause. */
const allRows = { ...generalRows, ...holderRows, ...accountRows, ...splitRows, ...moneyRows };

export const errorScenarios: readonly Scenario[] = Object.entries(allRows).map(([key, rows]) =>
  createErrorScenario(key as ErrorCode, rows),
);

function createErrorScenario(code: ErrorCode, rows: ErrorRows): Scenario {
  return {
    id: `errors/${code}`,
    title: `Errors with the code ${code} have its status code, and name each invalid field and its attemptedValue.`,
    area: areas[code.slice(4, 7)] ?? 'errors',
    claims: ['D14', 'D15', 'D16'],
    run: async (context) => {
      const before = context.expectations;
      for await (const row of rows(context)) await expectErrorOf(context, code, row);
      if (context.expectations === before) throw new Error(`Nothing provokes ${code}.`);
    },
  };
}
