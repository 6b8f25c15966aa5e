import type { JobHandler } from '../../../jobs/job-handler.js';
import { schedule } from '../../../jobs/schedule.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { merchantSettings } from '../../merchants/merchant-settings.js';
import { type KycCheck, loadCheck } from './kyc-check.js';
import { saveCheck } from './save-check.js';
import { settleCheck } from './settle-check.js';

/** What the jobs of a check carry. */
interface RunPayload {
  readonly subject: string;
  readonly run: number;
}

/**
 * Starts a run of a check, in place of the one that is under way if there is one. The first time the
 * data is DATA_RECEIVED for a while; a repeat is IN_PROGRESS at once (D33, D39).
 */
export async function startCheck(
  unit: WriteUnit,
  check: KycCheck,
  { again }: { readonly again: boolean },
): Promise<void> {
  const { kycBeginsAfter, kycEndsAfter } = await merchantSettings(unit);
  const run = check.run + 1;
  const beginsAt = unit.now + (again ? 0 : kycBeginsAfter);
  const endsAt = beginsAt + kycEndsAfter;
  const begun = beginsAt === unit.now;
  const status = begun ? 'IN_PROGRESS' : 'DATA_RECEIVED';
  const started = await saveCheck(unit, check, { ...check, run, endsAt, status, findings: [] });
  if (!begun) await plan(unit, 'KYC_BEGIN', beginsAt, started);
  if (endsAt === unit.now) await settleCheck(unit, started);
  else await plan(unit, 'KYC_END', endsAt, started);
}

/** Does the job KYC_BEGIN: the check of complete data begins. */
export const beginCheck: JobHandler = async (unit, { payload }) => {
  const check = await checkOf(unit, payload as RunPayload);
  if (check?.status === 'DATA_RECEIVED') {
    await saveCheck(unit, check, { ...check, status: 'IN_PROGRESS' });
  }
};

/** Does the job KYC_END: the time of the check is over. */
export const endCheck: JobHandler = async (unit, { payload }) => {
  const check = await checkOf(unit, payload as RunPayload);
  if (check?.status === 'IN_PROGRESS') await settleCheck(unit, check);
};

/** The check that a job is about; undefined where its run was called off. */
async function checkOf(
  unit: WriteUnit,
  { subject, run }: RunPayload,
): Promise<KycCheck | undefined> {
  const check = await loadCheck(unit, subject);
  return check?.run === run ? check : undefined;
}

async function plan(
  unit: WriteUnit,
  kind: 'KYC_BEGIN' | 'KYC_END',
  dueAt: number,
  { subject, run }: KycCheck,
): Promise<void> {
  // A code of its own: the same check can have several runs at one moment of a clock that stands.
  const code = unit.codes.next('kyc');
  await schedule(unit, { dueAt, kind, code, payload: { subject, run } satisfies RunPayload });
}
