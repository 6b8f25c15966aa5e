import type { World } from '@seller-funds/contract/policies';
import { anything, assigned, by, naming, oneOf, unordered } from './expected.js';
import type { Check, CheckState, MissingData, Seller } from './merchant.js';

/** The outcomes of a check. */
export const outcomes = ['PASSED', 'REJECTED', 'FAILED', 'FORGED'] as const;

/** The statuses of each state in version 1, and the status in version 2 (D34). */
const statuses: Readonly<Record<CheckState, readonly [v1: readonly string[], v2: string]>> = {
  WAITING_DATA: [['WAITING_DATA'], 'MISSING_DATA'],
  MISSING_DATA: [['MISSING_DATA'], 'MISSING_DATA'],
  HELD: [['DATA_RECEIVED'], 'MISSING_DATA'],
  RUNNING: [['DATA_RECEIVED', 'IN_PROGRESS'], 'IN_PROGRESS'],
  RESTARTED: [['IN_PROGRESS'], 'IN_PROGRESS'],
  PASSED: [['PASSED'], 'ACTIVE'],
  REJECTED: [['REJECTED'], 'REJECTED'],
  FAILED: [['FAILED'], 'FAILED'],
  FORGED: [['FORGED'], 'REJECTED'],
};

/** The question which status a seller has after each outcome (D30); it is ACTIVE after PASSED. */
const questions = {
  REJECTED: 'rejectedHolder',
  FAILED: 'failedHolder',
  FORGED: 'forgedHolder',
} as const;

/**
 * How long a check runs at least, and at most, in milliseconds of the service's clock. A service may be slow to show
 * it: a check has to be seen running only right after what started it.
 */
const shortest = 1_000;
const longest = 86_400_000;

/** A change of data, as far as a check depends on it. */
export interface DataChange {
  readonly missing: readonly MissingData[];
  /** Whether it changes an address for emails or a number for calls. */
  readonly isOfContact: boolean;
  /** Whether it changes a field that identifies the seller, and what states that. */
  readonly isImportant: boolean;
  readonly claims?: string | undefined;
  /** False for `readyForKyc=false` of version 1 (D32). */
  readonly isReady: boolean;
  readonly world: World;
}

/** Returns a check after a change of data (D32, D33, D132). */
export function review(check: Check, change: DataChange, now: number): Check {
  const { state } = check;
  const { isReady, world } = change;
  const isEnded = isRunning(check) || outcomes.some((each) => each === state);
  const claims = check.claims ?? (isEnded ? change.claims : undefined);
  const isRepeated = (): boolean =>
    change.isImportant ||
    (change.isOfContact && world.importantFields === 'contact') ||
    (state === 'FAILED' && isReady && world.afterFailed === 'repeats');
  if (isEnded && !isRepeated()) return { ...check, claims };
  // D264: each entry keeps its code while it is reported.
  const missing = change.missing.map(
    (each) =>
      check.missing.find(({ kind, field }) => kind === each.kind && field === each.field) ?? each,
  );
  const complete = isReady ? (isEnded ? 'RESTARTED' : 'RUNNING') : 'HELD';
  return { state: missing.length > 0 ? 'MISSING_DATA' : complete, since: now, missing, claims };
}

/** Returns a check that has just this state. */
export function checkIn(state: CheckState, now: number): Check {
  return { state, since: now, missing: [] };
}

/** Returns the status of a seller in a state of its check (D30). */
export function statusAfter(
  world: World,
  { status, isSuspended, check: { state } }: Seller,
): Seller['status'] {
  if (isSuspended || status === 'CLOSED') return status;
  if (state === 'PASSED') return 'ACTIVE';
  if (state in questions) return world[questions[state as keyof typeof questions]];
  return world.unverifiedHolder === 'NOPAYOUT' ? 'NOPAYOUT' : status;
}

/** True if a check may have ended by itself, since it has run for some time. */
export function mayHaveEnded(check: Check, now: number): boolean {
  return isRunning(check) && now - check.since >= shortest;
}

/** True if a check runs, for the first time or again. */
export function isRunning({ state }: Check): boolean {
  return state === 'RUNNING' || state === 'RESTARTED';
}

/** The states that a check may have. `first`: the check that has to pass before it does (D52). */
function statesOf(check: Check, now: number, first: Check | undefined): readonly CheckState[] {
  if (!mayHaveEnded(check, now)) return [check.state];
  const canPass = !first || first.state === 'PASSED' || mayHaveEnded(first, now);
  const isOver = now - Math.max(check.since, first?.since ?? 0) >= longest;
  const ends = outcomes.filter((each) => canPass || each !== 'PASSED');
  return isOver && canPass && !(first && isRunning(first)) ? ends : [check.state, ...ends];
}

/** `kycStatus` of version 1 (D40, D128); if `isNew`, complete data is received before the check begins (D33). */
export function showInVersion1(check: Check, now: number, first?: Check, isNew = false): object {
  const states = statesOf(check, now, first);
  const values = states.flatMap((each) => statuses[each][0]);
  const status = oneOf(values, isNew ? values.slice(0, 1) : values);
  const isOpen = mayHaveEnded(check, now);
  return {
    status: stated(check, check.state === 'HELD' ? by('D32', status) : status),
    details: isOpen ? anything : stated(check, showDetails(check)),
  };
}

function showDetails(check: Check): unknown {
  const { state, missing } = check;
  if (isRunning(check) || state === 'PASSED') return by('D40 D128', []);
  if (state === 'WAITING_DATA') return anything;
  if (missing.length > 0) return unordered(missing.map(showMissing), 'message');
  const texts = {
    message: assigned(check, 'message'),
    messageTemplate: assigned(check, 'message'),
  };
  const reason = state === 'HELD' ? ['WAITING_FOR_SUBMISSION', 'ADVICE'] : [anything, 'ERROR'];
  const [messageCode, type] = reason;
  return by('D32 D40 D128', [{ code: anything, messageCode, type, messageType: type, ...texts }]);
}

function showMissing(entry: MissingData): object {
  const { field, message = naming([field]) } = entry;
  const text = by('D40 D128', message);
  const type = by('D128', 'ERROR');
  return {
    code: by('D264', assigned(entry)),
    messageCode: by('D128', entry.kind ?? anything),
    type,
    messageType: type,
    message: text,
    messageTemplate: text,
  };
}

/** The status of a holder's own check in version 2; undefined without a legal entity (D163). */
export function statusInVersion2({ check, data }: Seller): string | undefined {
  return data['legalEntity'] === undefined ? undefined : statuses[check.state][1];
}

/** The members of version 2: `kycStatus`, and `kycMessage`, which is left out if there is nothing to say. */
export function showInVersion2(check: Check, now: number, first?: Check): object {
  const states = statesOf(check, now, first);
  const status = oneOf(states.map((each) => statuses[each][1]));
  return {
    kycStatus: stated(check, check.state === 'HELD' ? by('D32 D34', status) : status),
    kycMessage: mayHaveEnded(check, now) ? anything : stated(check, showMessage(check)),
  };
}

/** `kycMessage` of a check that has its status for certain. */
export function showMessage(check: Check): unknown {
  const { state, missing } = check;
  if (isRunning(check) || state === 'PASSED') return by('D126', undefined);
  if (state === 'WAITING_DATA') return anything;
  if (missing.length === 0)
    return state === 'MISSING_DATA' ? anything : by('D32 D40', assigned(check, 'message'));
  const [first, ...others] = missing;
  return first?.message !== undefined && others.length === 0
    ? by('D40', first.message)
    : naming(missing.map(({ field }) => field));
}

function stated({ claims }: Check, value: unknown): unknown {
  return claims === undefined ? value : by(claims, value);
}
