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

/** The statements that the causes of a code fulfil, besides those of errors in general (D14 to D16). */
const statements: Partial<Record<ErrorCode, string>> = {
  '409.200.001': 'EXT-AH-010 CORE-AH-006 CORE-ERR-009 D28 D227',
  '409.200.002': 'EXT-UBO-011 CORE-ERR-009 D131 D173',
  '422.200.004': 'EXT-UBO-014 EXT-UBO-020 EXT-UBO-023 D176',
  '409.220.001': 'CORE-DOC-003 CORE-DOC-015 CORE-ERR-009 D141',
  '409.220.002': 'CORE-DOC-003 CORE-ERR-009 D141',
  '422.220.001': 'CORE-DOC-022 CORE-ERR-024 D41 D138',
  '422.220.002': 'CORE-DOC-035 D138',
  '422.220.003': 'D41 D138',
  '422.220.004': 'CORE-DOC-014 CORE-DOC-031 D139',
  '409.240.001': 'EXT-XA-002 EXT-XA-003 CORE-XA-005 CORE-ERR-009 D28',
  '409.600.001': 'EXT-WH-003 EXT-WH-010 EXT-LIM-012 CORE-ERR-009 D111',
  '422.300.005': 'EXT-PS-012 D19',
  '422.600.001': 'D111 D222',
  '422.340.001': 'D99',
  '400.900.001': 'D261 D262',
  '422.900.003': 'D19 D218 D263',
  '422.900.004':
    'CORE-GEN-020 EXT-HO-006 EXT-WH-004 EXT-WH-009 D49 D105 D111 D147 D180 D222 D262 D286',
  '422.900.005': 'D46',
  '422.900.006': 'CORE-PO-007 CORE-PO-013 CORE-PO-034 D87 D147',
  '409.240.002': 'EXT-XA-003 CORE-XA-006 CORE-ERR-009 D28',
};

/** Every code of the error catalog that a client can cause, unless stories do: see `reasons` of the model. */
const allRows = { ...generalRows, ...holderRows, ...accountRows, ...splitRows, ...moneyRows };

export const errorScenarios: readonly Scenario[] = Object.entries(allRows).map(([key, rows]) =>
  createErrorScenario(key as ErrorCode, rows),
);

function createErrorScenario(code: ErrorCode, rows: ErrorRows): Scenario {
  return {
    id: `errors/${code}`,
    title: `Errors with the code ${code} have its status code, and name each invalid field and its attemptedValue.`,
    area: areas[code.slice(4, 7)] ?? 'errors',
    claims: `D14 D15 D16 ${statements[code] ?? ''}`.trim(),
    run: async (context) => {
      const before = context.expectations;
      for await (const row of rows(context)) await expectErrorOf(context, code, row);
      if (context.expectations === before) throw new Error(`Nothing provokes ${code}.`);
    },
  };
}
