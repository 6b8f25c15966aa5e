import { notFound } from '../../../kernel/service-error.js';
import { deleteRows, findRow, updateRows } from '../../../storage/rows.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { storeFile } from '../../files/stored-files.js';
import { findOpenHolder } from '../holders/find-holder.js';
import { reviewHolder } from '../kyc/check.js';
import { loadLegalEntity, storeEntity } from '../legal-entities/entity-rows.js';
import { collectFileCodes, type LegalEntity } from '../legal-entities/entity.js';
import { openOnboarding } from './submit-onboarding.js';

/** @throws {ServiceError} 404 for an unknown entry, an account with payouts, or if the onboarding is not open */
export async function removeEntry(unit: WriteUnit, secret: string, code: string): Promise<void> {
  const { holder: owner } = await openOnboarding(unit, secret);
  const holder = await findOpenHolder(unit, owner);
  const entity = await loadLegalEntity(unit, owner);
  const files = entity && removeFrom(entity, code);
  if (!files) return removeExternalAccount(unit, owner, code);
  await storeEntity(unit, owner, entity);
  for (const file of files) await storeFile(unit, file, null);
  await reviewHolder(unit, holder, entity, { ready: false, important: true, outcome: undefined });
}

/** Removes an entry from its list. Returns the codes of its files; undefined without such an entry. */
function removeFrom(entity: LegalEntity, code: string): readonly string[] | undefined {
  for (const list of [
    entity.owners,
    entity.documents,
    ...entity.owners.map((one) => one.documents),
  ]) {
    const index = list.findIndex((entry) => entry.code === code);
    const [entry] = index === -1 ? [] : list.splice(index, 1);
    if (entry)
      return collectFileCodes({ documents: entry.documents, owners: [] }).concat(
        collectFileCodes({ documents: [entry] }),
      );
  }
  return undefined;
}

async function removeExternalAccount(
  { db, ...unit }: WriteUnit,
  holder: string,
  code: string,
): Promise<void> {
  const row = await findRow(db, 'external_accounts', { holder, code });
  if (!row || (await findRow(db, 'payouts', { externalAccountCode: code }))) throw notFound();
  await storeFile({ ...unit, db }, code, null);
  await deleteRows(db, 'kyc_checks', { subject: code });
  await deleteRows(db, 'external_accounts', { code });
  const next = row.selected === 1 && (await findRow(db, 'external_accounts', { holder }));
  if (next) await updateRows(db, 'external_accounts', { code: next.code }, { selected: 1 });
}
