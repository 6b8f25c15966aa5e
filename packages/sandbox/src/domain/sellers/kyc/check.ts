import { omitNullish } from '../../../kernel/fields.js';
import type { JobHandler } from '../../../jobs/job-handler.js';
import { schedule } from '../../../jobs/stored-jobs.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { queueEvent } from '../../../webhooks/outbox.js';
import { loadMerchantSettings } from '../../merchants/merchant-settings.js';
import { statusAfterCheck } from '../holders/holder-status.js';
import type { LegalEntity } from '../legal-entities/entity.js';
import { activeOnboardingUrl } from '../onboarding/find-onboarding.js';
import {
  type NewFinding,
  assignFindingCodes,
  formatFindings,
  waitingForSubmission,
} from './finding.js';
import {
  type KycCheck,
  type KycOutcome,
  loadAccountChecks,
  loadCheck,
  newCheck,
  noOutcome,
  withOutcome,
  shortStatus,
} from './kyc-check.js';
import { findMissingData, loadKycRequirements } from './missing-data.js';
import { plannedOutcome } from './planned-outcome.js';
import { getRow, updateRows, upsert } from '../../../storage/rows.js';

interface ReviewRequest extends Pick<DataChange, 'ready' | 'important'> {
  readonly outcome: KycOutcome | undefined;
}

/** Updates the KYC check of a holder after its data was created or changed. */
export async function reviewHolder(
  unit: WriteUnit,
  holder: AccountHolderRow,
  entity: LegalEntity | undefined,
  request: ReviewRequest,
): Promise<void> {
  const stored = await loadCheck(unit, holder.code);
  const before = stored ?? newCheck('HOLDER', holder.code, holder.code);
  const check = withOutcome(before, request.outcome);
  if (!stored || check !== before) await saveCheck(unit, before, check);
  if (entity) await reviewData(unit, holder, entity, check, request);
}

async function reviewData(
  unit: WriteUnit,
  holder: AccountHolderRow,
  entity: LegalEntity,
  check: KycCheck,
  { ready, important }: ReviewRequest,
): Promise<void> {
  const missingData = findMissingData(entity, await loadKycRequirements(unit, holder));
  const again = ready && unit.world.afterFailed === 'repeats';
  const step = nextStep(check, { complete: missingData.length === 0, ready, important, again });
  switch (step) {
    case 'KEEP':
      return;
    case 'START':
    case 'RESTART':
      await startCheck(unit, check, { again: step === 'RESTART' });
      return;
    case 'MISSING_DATA':
    case 'DATA_RECEIVED': {
      const reported = step === 'DATA_RECEIVED' ? [waitingForSubmission] : missingData;
      const findings = assignFindingCodes(unit.codes, reported, check.findings);
      // Cancels the current run, if any.
      const off = { run: check.run + 1, endsAt: null };
      await saveCheck(unit, check, { ...check, ...off, status: step, findings });
    }
  }
}

interface DataChange {
  readonly complete: boolean;
  /** Whether the check may begin; false for `readyForKyc=false` of version 1 and for drafts (D32). */
  readonly ready: boolean;
  /** Whether the change requires a new check (D37). */
  readonly important: boolean;
}

/** The next step of a check: no change, a new status, a first run or another run. */
type CheckStep = 'KEEP' | 'MISSING_DATA' | 'DATA_RECEIVED' | 'START' | 'RESTART';

/** Returns the next step of a KYC check after a change of the holder's data (D33, D132). */
function nextStep(
  { status, endsAt }: Pick<KycCheck, 'status' | 'endsAt'>,
  { complete, ready, important, again }: DataChange & { readonly again: boolean },
): CheckStep {
  const collecting =
    status === 'WAITING_DATA' ||
    status === 'MISSING_DATA' ||
    (status === 'DATA_RECEIVED' && endsAt === null);
  if (!collecting && !important && !(again && status === 'FAILED')) return 'KEEP';
  if (!complete) return 'MISSING_DATA';
  if (!ready) return 'DATA_RECEIVED';
  return collecting ? 'START' : 'RESTART';
}

interface RunPayload {
  readonly subject: string;
  readonly run: number;
}

/** Starts or replaces a run. The first is DATA_RECEIVED until its delay is over; others are IN_PROGRESS (D33). */
export async function startCheck(
  unit: WriteUnit,
  check: KycCheck,
  { again }: { readonly again: boolean },
): Promise<void> {
  const settings = await loadMerchantSettings(unit);
  const run = check.run + 1;
  const beginsAt = unit.now + (again ? 0 : settings.kycBeginsAfterMs);
  const endsAt = beginsAt + settings.kycEndsAfterMs;
  const begun = beginsAt === unit.now;
  const status = begun ? 'IN_PROGRESS' : 'DATA_RECEIVED';
  const first = { run, endsAt, status, findings: [] } as const;
  const started = await saveCheck(unit, check, { ...check, ...first });
  if (!begun) await scheduleJob(unit, 'KYC_BEGIN', beginsAt, started);
  if (endsAt === unit.now) await endRun(unit, started);
  else await scheduleJob(unit, 'KYC_END', endsAt, started);
}

/** Handles the job KYC_BEGIN: changes a check with complete data to IN_PROGRESS. */
export const beginCheck: JobHandler = async (unit, { payload }) => {
  const check = await findCheckOfJob(unit, payload as RunPayload);
  if (check?.status === 'DATA_RECEIVED') {
    await saveCheck(unit, check, { ...check, status: 'IN_PROGRESS' });
  }
};

/** Handles the job KYC_END: ends a run after its duration. */
export const endCheck: JobHandler = async (unit, { payload }) => {
  const check = await findCheckOfJob(unit, payload as RunPayload);
  if (check?.status === 'IN_PROGRESS') await endRun(unit, check);
};

/** Returns the check of a job; undefined if the run was cancelled. */
async function findCheckOfJob(
  unit: WriteUnit,
  { subject, run }: RunPayload,
): Promise<KycCheck | undefined> {
  const check = await loadCheck(unit, subject);
  return check?.run === run ? check : undefined;
}

async function scheduleJob(
  unit: WriteUnit,
  kind: 'KYC_BEGIN' | 'KYC_END',
  dueAt: number,
  { subject, run }: KycCheck,
): Promise<void> {
  // Needs a unique code: a check can have several runs at the same moment of a frozen clock.
  const code = unit.codes.next('kyc');
  await schedule(unit, { dueAt, kind, code, payload: { subject, run } satisfies RunPayload });
}

/** Ends a run, unless its outcome is HOLD or it waits for the holder's check (D52). */
async function endRun(unit: WriteUnit, check: KycCheck): Promise<void> {
  const holder = check.kind === 'HOLDER' ? undefined : await loadCheck(unit, check.holder);
  if (check.kind !== 'HOLDER' && holder?.status !== 'PASSED') return;
  const outcome = check.outcome ?? (await plannedOutcome(unit, check));
  if (outcome !== 'HOLD') await decideCheck(unit, check, outcome, check.outcomeMessage);
}

/** Ends a check, and after a pass those of external accounts that wait for it; null is the default message. */
export async function decideCheck(
  unit: WriteUnit,
  check: KycCheck,
  outcome: Exclude<KycOutcome, 'HOLD'>,
  message: string | null,
): Promise<KycCheck> {
  const findings = findingsOf(check.kind, outcome, message);
  unit.onCount('checksEnded');
  const decided = await saveCheck(unit, check, {
    ...check,
    status: outcome,
    findings: assignFindingCodes(unit.codes, findings, []),
    // Invalidates the remaining jobs of this run.
    run: check.run + 1,
    endsAt: null,
    ...noOutcome,
  });
  if (check.kind === 'HOLDER' && outcome === 'PASSED') await endAccountChecks(unit, check.holder);
  return decided;
}

async function endAccountChecks(unit: WriteUnit, holder: string): Promise<void> {
  for (const check of await loadAccountChecks(unit, holder)) {
    const waits = check.status === 'IN_PROGRESS' && check.endsAt !== null;
    if (waits && check.endsAt <= unit.now) await endRun(unit, check);
  }
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
): NewFinding[] {
  if (outcome === 'PASSED') return [];
  const [messageCode, what] = reasons[outcome];
  const subject = kind === 'HOLDER' ? 'identity' : 'ownership of the account';
  return [{ messageCode, field: null, message: message ?? `The ${subject} ${what}.` }];
}

/** Stores a check, updates the holder's status (D30), and queues a webhook if the version 2 status changes (D112). */
export async function saveCheck(
  unit: WriteUnit,
  before: KycCheck,
  after: KycCheck,
): Promise<KycCheck> {
  await upsert(unit.db, 'kyc_checks', { ...after, findings: JSON.stringify(after.findings) });
  const changed = before.status !== after.status || shortStatus(before) !== shortStatus(after);
  if (after.kind === 'HOLDER' && changed) await applyHolderCheck(unit, before, after);
  return after;
}

async function applyHolderCheck(unit: WriteUnit, before: KycCheck, after: KycCheck): Promise<void> {
  const holder = await getRow(unit.db, 'account_holders', { code: after.holder });
  const status = statusAfterCheck(unit.world, holder, before.status, after.status);
  const { code } = holder;
  if (status) await updateRows(unit.db, 'account_holders', { code }, status);
  const kycStatus = shortStatus(after);
  if (kycStatus === shortStatus(before)) return;
  await queueEvent(unit, {
    type: 'WEBHOOK_KYC_UPDATE',
    division: holder.division,
    owner: code,
    body: {
      accountOwnerCode: code,
      kycStatus,
      ...omitNullish({
        kycMessage: formatFindings(after.findings),
        hostedOnboardingUrl: await activeOnboardingUrl(unit, code),
      }),
    },
  });
}
