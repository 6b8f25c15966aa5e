import type { KycCheck } from './kyc-check.js';

/** What a request says and does about the data of a holder. */
export interface DataChange {
  /** Whether all that the check needs is there. */
  readonly complete: boolean;
  /** Whether the check may begin: not with `readyForKyc=false` of version 1, nor with a draft (D32). */
  readonly ready: boolean;
  /** Whether anything important changed (D37). */
  readonly important: boolean;
}

/** What becomes of a check: nothing, another status, a first run, or one more. */
export type Step = 'KEEP' | 'MISSING_DATA' | 'DATA_RECEIVED' | 'START' | 'RESTART';

/** What a change of a holder's data does to its identity check, from any status (D33, D132, D181). */
export function nextStep(
  { status, endsAt }: Pick<KycCheck, 'status' | 'endsAt'>,
  { complete, ready, important }: DataChange,
): Step {
  const collecting =
    status === 'WAITING_DATA' ||
    status === 'MISSING_DATA' ||
    (status === 'DATA_RECEIVED' && endsAt === null);
  const again = status === 'FAILED' && ready;
  if (!collecting && !important && !again) return 'KEEP';
  if (!complete) return 'MISSING_DATA';
  if (!ready) return 'DATA_RECEIVED';
  return collecting ? 'START' : 'RESTART';
}
