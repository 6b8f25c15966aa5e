import type * as v2 from '@seller-funds/contract/v2';
import type * as types from '../../src/generated/types/index.js';
import { inWords } from './words.js';

/** Something that happened to a payout, or is going to. */
export interface PayoutEvent {
  /** Undefined where nobody noted when. */
  readonly at: string | undefined;
  readonly text: string;
  readonly future: boolean;
}

/** What the journals and jobs of a payout mean for it. */
const words: Readonly<Record<string, string>> = {
  PAYOUT: 'Sent to the bank',
  PAYOUT_PROCESSED: 'Arrived at the bank account',
  PAYOUT_DUE: 'Checked, and sent to the bank',
  PAYOUT_END: 'The bank says how it ended',
  PAYOUT_BACK: 'Comes back from the bank',
};

/**
 * What happened to a payout, and what is due.
 * @param journals those that it caused, the oldest first
 * @param jobs all that are due
 * @param reason why it was denied, failed or came back
 */
export function timelineOf(
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
        ? withReason(wayBack(status), reason)
        : (words[kind] ?? inWords(kind)),
    future: false,
  }));
  const due = jobs
    .filter((job) => job.code === code)
    .map(({ dueAt, kind }) => ({ at: dueAt, text: words[kind] ?? inWords(kind), future: true }));
  const asked = { at: createdAt, text: 'Asked for', future: false };
  return [asked, ...done, ...endWithoutMoney(payout, journals, reason), ...due];
}

function withReason(text: string, reason: string | undefined): string {
  return reason === undefined ? text : `${text}. ${reason}`;
}

function wayBack(status: string): string {
  return status === 'FAILED'
    ? 'Refused by the bank: the money is back on the account'
    : 'Sent back: the money is on the account again';
}

/** What ends a payout before any money moves is in no journal. */
function endWithoutMoney(
  { status, processAt }: v2.PayoutRequest,
  journals: readonly types.api.Journal[],
  reason: string | undefined,
): PayoutEvent[] {
  if (status === 'CANCELLED') return [{ at: undefined, text: 'Deleted', future: false }];
  if (status !== 'FAILED' || journals.length > 0) return [];
  const text = withReason('Denied: nothing was sent', reason);
  return [{ at: processAt, text, future: false }];
}
