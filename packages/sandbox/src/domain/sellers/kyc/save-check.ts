import type { KycCheckRow } from '../../../storage/tables.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { queueEvent } from '../../../webhooks/outbox.js';
import { setHolderStatus, statusAfterCheck } from '../holders/holder-status.js';
import { activeOnboardingUrl } from '../onboarding/active-url.js';
import { messageOf } from './finding.js';
import type { KycCheck } from './kyc-check.js';
import { shortStatus } from './short-status.js';

/**
 * Stores a check. A new status of a holder's own check changes what the holder may do (D30); one that
 * version 2 shows is sent to the webhook (D112).
 */
export async function saveCheck(
  unit: WriteUnit,
  before: KycCheck,
  after: KycCheck,
): Promise<KycCheck> {
  const row = rowOf(after);
  const { tenant } = unit;
  await unit.db
    .insertInto('kyc_checks')
    .values({ tenant, ...row })
    .onConflict((conflict) => conflict.columns(['tenant', 'subject']).doUpdateSet(row))
    .execute();
  const changed = before.status !== after.status || shortStatus(before) !== shortStatus(after);
  if (after.kind === 'HOLDER' && changed) await followHolderCheck(unit, before, after);
  return after;
}

async function followHolderCheck(
  unit: WriteUnit,
  before: KycCheck,
  after: KycCheck,
): Promise<void> {
  const holder = await holderOf(unit, after.holder);
  const status = statusAfterCheck(holder, before.status, after.status);
  if (status) await setHolderStatus(unit, holder.code, status);
  const kycStatus = shortStatus(after);
  if (kycStatus === shortStatus(before)) return;
  await queueEvent(unit, {
    type: 'WEBHOOK_KYC_UPDATE',
    division: holder.division,
    owner: holder.code,
    body: {
      accountOwnerCode: holder.code,
      kycStatus,
      kycMessage: messageOf(after.findings),
      hostedOnboardingUrl: await activeOnboardingUrl(unit, holder.code),
    },
  });
}

async function holderOf({ db, tenant }: WriteUnit, code: string): Promise<AccountHolderRow> {
  const query = db.selectFrom('account_holders').selectAll().where('tenant', '=', tenant);
  return query.where('code', '=', code).executeTakeFirstOrThrow();
}

function rowOf(check: KycCheck): Omit<KycCheckRow, 'tenant'> {
  const { subject, holder, kind, status, findings, run, endsAt, forced } = check;
  return {
    subject,
    holder,
    kind,
    status,
    findings: JSON.stringify(findings),
    run,
    ends_at: endsAt,
    outcome: forced?.outcome ?? null,
    outcome_by: forced?.by ?? null,
    outcome_message: forced?.message ?? null,
  };
}
