import type * as v2 from '@seller-funds/contract/v2';
import { expect, test } from 'vitest';
import type * as types from '../../src/generated/types/index.js';
import { buildTimeline } from './payout-timeline.js';

const code = 'po_1';

function payout(status: v2.PayoutRequest['status']): v2.PayoutRequest {
  return {
    code,
    createdAt: '2026-01-01T10:00:00Z',
    accountCode: 'va_1',
    externalAccountCode: 'ea_1',
    sourceCurrency: 'EUR',
    targetCurrency: 'EUR',
    processAt: '2026-01-02T00:00:00Z',
    status,
  };
}

function journals(...kinds: string[]): types.api.Journal[] {
  return kinds.map((kind, index) => {
    const createdAt = `2026-01-0${index + 3}T09:00:00Z`;
    return { code: `jo_${index}`, kind, reference: code, createdAt, movements: [] };
  });
}

const job = (kind: string, of = code): types.api.Job => {
  return { kind, code: of, dueAt: '2026-02-01T09:00:00Z', failure: null };
};

test.each([
  [
    'WAITING',
    [],
    [job('PAYOUT_DUE'), job('PAYOUT_DUE', 'po_2')],
    ['Checked, and sent to the bank'],
  ],
  ['ACCEPTED', ['PAYOUT'], [job('PAYOUT_END')], ['Sent to the bank', 'Outcome at the bank']],
  [
    'PROCESSED',
    ['PAYOUT', 'PAYOUT_PROCESSED'],
    [],
    ['Sent to the bank', 'Arrived at the bank account'],
  ],
  [
    'FAILED',
    ['PAYOUT', 'PAYOUT_RETURN'],
    [],
    ['Sent to the bank', 'Failed at the bank: the amount was credited back'],
  ],
  ['FAILED', [], [], ['Denied: no money was sent']],
  ['CANCELLED', [], [], ['Deleted']],
  [
    'RETURNED',
    ['PAYOUT', 'PAYOUT_PROCESSED', 'PAYOUT_RETURN'],
    [],
    ['Sent to the bank', 'Arrived at the bank account', 'Returned: the amount was credited back'],
  ],
] as const)('a payout that is %s after %j', (status, kinds, jobs, texts) => {
  const events = buildTimeline(payout(status), journals(...kinds), jobs);
  expect(events.map(({ text }) => text)).toEqual(['Requested', ...texts]);
  expect(events.filter(({ future }) => future)).toHaveLength(
    jobs.filter((one) => one.code === code).length,
  );
});

test.each([
  ['FAILED', [], 'Denied: no money was sent. The account has nothing to pay out.'],
  [
    'FAILED',
    ['PAYOUT', 'PAYOUT_RETURN'],
    'Failed at the bank: the amount was credited back. The account has nothing to pay out.',
  ],
] as const)('a payout that is %s after %j says why', (status, kinds, text) => {
  const reason = 'The account has nothing to pay out.';
  const events = buildTimeline(payout(status), journals(...kinds), [], reason);
  expect(events.at(-1)?.text).toBe(text);
});
