import type { WriteUnit } from '../../../unit/unit.js';
import { type FindingToMake, makeFindings } from './finding.js';
import {
  type ForcedOutcome,
  type KycCheck,
  type KycOutcome,
  loadAccountChecks,
  loadCheck,
} from './kyc-check.js';
import { plannedOutcome } from './planned-outcome.js';
import { saveCheck } from './save-check.js';

/** Ends a run, unless it is held or waits for the check of the holder (D52). */
export async function settleCheck(unit: WriteUnit, check: KycCheck): Promise<void> {
  if (check.kind === 'EXTERNAL_ACCOUNT' && !(await holderPassed(unit, check.holder))) return;
  const outcome = check.forced?.outcome ?? (await plannedOutcome(unit, check));
  if (outcome !== 'HOLD') await decideCheck(unit, check, outcome, check.forced);
}

/** Ends a check now. What was waiting for a holder to pass ends with it. */
export async function decideCheck(
  unit: WriteUnit,
  check: KycCheck,
  outcome: Exclude<KycOutcome, 'HOLD'>,
  forced: ForcedOutcome | null,
): Promise<KycCheck> {
  const found = findingsOf(check.kind, outcome, forced?.message ?? null);
  const decided = await saveCheck(unit, check, {
    ...check,
    status: outcome,
    findings: makeFindings(unit.codes, found, []),
    // Jobs of the run that ends here come too late.
    run: check.run + 1,
    endsAt: null,
    forced: null,
  });
  if (check.kind === 'HOLDER' && outcome === 'PASSED') await settleAccounts(unit, check.holder);
  return decided;
}

async function settleAccounts(unit: WriteUnit, holder: string): Promise<void> {
  for (const check of await loadAccountChecks(unit, holder)) {
    const waits = check.status === 'IN_PROGRESS' && check.endsAt !== null;
    if (waits && check.endsAt <= unit.now) await settleCheck(unit, check);
  }
}

async function holderPassed(unit: WriteUnit, holder: string): Promise<boolean> {
  return (await loadCheck(unit, holder))?.status === 'PASSED';
}

const reasons = {
  REJECTED: ['REJECTED', 'could not be confirmed'],
  FORGED: ['FORGED', 'was shown with a forged document'],
  FAILED: ['TECHNICAL_FAILURE', 'could not be checked for a technical reason'],
} as const;

function findingsOf(
  kind: KycCheck['kind'],
  outcome: Exclude<KycOutcome, 'HOLD'>,
  message: string | null,
): FindingToMake[] {
  if (outcome === 'PASSED') return [];
  const [messageCode, what] = reasons[outcome];
  const subject = kind === 'HOLDER' ? 'identity' : 'ownership of the account';
  return [{ messageCode, field: null, message: message ?? `The ${subject} ${what}.` }];
}
