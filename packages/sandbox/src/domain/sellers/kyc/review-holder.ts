import type { AccountHolderRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import type { LegalEntity } from '../legal-entities/legal-entity.js';
import { makeFindings, waitsForSubmission } from './finding.js';
import { type KycCheck, type KycOutcome, loadCheck, newCheck, withOutcome } from './kyc-check.js';
import { missingData } from './missing-data.js';
import { needsOf } from './needs.js';
import { type DataChange, nextStep } from './next-step.js';
import { startCheck } from './run-check.js';
import { saveCheck } from './save-check.js';

/** What a request that created or changed a holder says about its check. */
export interface ReviewRequest extends Pick<DataChange, 'ready' | 'important'> {
  /** How the check shall end (D38); undefined where the request does not say. */
  readonly outcome: KycOutcome | undefined;
}

/** Moves the identity check of a holder on after its data was sent or changed. */
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
  if (entity) await review(unit, holder, entity, check, request);
}

async function review(
  unit: WriteUnit,
  holder: AccountHolderRow,
  entity: LegalEntity,
  check: KycCheck,
  { ready, important }: ReviewRequest,
): Promise<void> {
  const found = missingData(entity, await needsOf(unit, holder));
  const step = nextStep(check, { complete: found.length === 0, ready, important });
  switch (step) {
    case 'KEEP':
      return;
    case 'START':
    case 'RESTART':
      await startCheck(unit, check, { again: step === 'RESTART' });
      return;
    case 'MISSING_DATA':
    case 'DATA_RECEIVED': {
      const told = step === 'DATA_RECEIVED' ? [waitsForSubmission] : found;
      const findings = makeFindings(unit.codes, told, check.findings);
      // The run that may be under way is called off.
      const off = { run: check.run + 1, endsAt: null };
      await saveCheck(unit, check, { ...check, ...off, status: step, findings });
    }
  }
}
