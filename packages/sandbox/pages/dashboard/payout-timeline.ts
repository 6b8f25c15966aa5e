import type * as v2 from '@seller-funds/contract/v2';
import type * as types from '../../src/generated/types/index.js';
import { formatName } from './format-name.js';

export interface PayoutEvent {
  readonly at: string | undefined;
  readonly text: string;
  readonly future: boolean;
}

/** The texts of a payout's journals and jobs, by kind. */
const words: Readonly<Record<string, string>> = {
  PAYOUT: 'Sent to the bank',
  PAYOUT_PROCESSED: 'Arrived at the bank account',
  PAYOUT_DUE: 'Checked, and sent to the bank',
  PAYOUT_END: 'Outcome at the bank',
  PAYOUT_BACK: 'Returned by the bank',
};

/** The timeline of a payout; `reason` is why it was denied, failed or was returned. */
export function buildTimeline(
  payout: v2.PayoutRequest,
  journals: readonly types.api.Journal[],
  jobs: readonly types.api.Job[],
  reason?: string,
): PayoutEvent[] {
  const { code, createdAt, status } = payout;
  const done = journals.map(({ kind, createdAt: at }) => ({
    at,
    text:
      kind === 'PAYOUT_RETURN'
        ? withReason(describeReturn(status), reason)
        : (words[kind] ?? formatName(kind)),
    future: false,
  }));
  const due = jobs
    .filter((job) => job.code === code)
    .map(({ dueAt, kind }) => ({ at: dueAt, text: words[kind] ?? formatName(kind), future: true }));
  const requested = { at: createdAt, text: 'Requested', future: false };
  return [requested, ...done, ...endWithoutMoney(payout, journals, reason), ...due];
}

function withReason(text: string, reason: string | undefined): string {
  return reason === undefined ? text : `${text}. ${reason}`;
}

function describeReturn(status: string): string {
  return status === 'FAILED'
    ? 'Failed at the bank: the amount was credited back'
    : 'Returned: the amount was credited back';
}

/** A payout that ends before money moves has no journal. */
function endWithoutMoney(
  { status, processAt }: v2.PayoutRequest,
  journals: readonly types.api.Journal[],
  reason: string | undefined,
): PayoutEvent[] {
  if (status === 'CANCELLED') return [{ at: undefined, text: 'Deleted', future: false }];
  if (status !== 'FAILED' || journals.length > 0) return [];
  const text = withReason('Denied: no money was sent', reason);
  return [{ at: processAt, text, future: false }];
}
