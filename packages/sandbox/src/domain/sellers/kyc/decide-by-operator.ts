import { notFound } from '../../../kernel/service-error.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { decideCheck, saveCheck } from './check.js';
import { type KycCheck, type KycOutcome, loadCheck } from './kyc-check.js';
import { newEntity } from '../legal-entities/entity.js';
import { loadLegalEntity, storeEntity } from '../legal-entities/entity-rows.js';

/**
 * Ends or holds a check, whatever its data; only the operator can end FORGED (D33). A holder without legal entity
 * becomes an individual without data, because the API shows the status of a check there.
 * @throws {ServiceError} 404 if the subject has no check of this kind
 */
export async function decideByOperator(
  unit: WriteUnit,
  kind: KycCheck['kind'],
  subject: string,
  { outcome, message }: { readonly outcome: KycOutcome; readonly message: string | null },
): Promise<KycCheck> {
  const check = await loadCheck(unit, subject);
  if (check?.kind !== kind) throw notFound();
  if (outcome !== 'HOLD') {
    if (kind === 'HOLDER' && !(await loadLegalEntity(unit, subject)))
      await storeEntity(unit, subject, newEntity('individual'));
    return decideCheck(unit, check, outcome, message);
  }
  const forced = { outcome, outcomeBy: 'OPERATOR', outcomeMessage: message } as const;
  const collecting = check.status === 'WAITING_DATA' || check.status === 'MISSING_DATA';
  if (collecting) return saveCheck(unit, check, { ...check, ...forced });
  const held = {
    status: 'IN_PROGRESS',
    run: check.run + 1,
    endsAt: unit.now,
    findings: [],
  } as const;
  return saveCheck(unit, check, { ...check, ...held, ...forced });
}
