import { CodeGenerator } from '../kernel/identifiers.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { changeMerchantSettings, instantSettings } from '../domain/merchants/merchant-settings.js';
import { createDivision } from '../domain/divisions/create-division.js';
import { scopeOf } from './keys.js';

/** The initial clock of new tenants. */
export interface ClockStart {
  readonly mode: 'REALTIME' | 'FROZEN';
  /** Its initial time, in milliseconds since 1970; the system's time by default. */
  readonly at?: number;
}

/** Options of new tenants. */
export interface TenantOptions {
  /** The seed of all codes. */
  readonly seed: string;
  readonly clock: ClockStart;
  /** True if checks and payouts complete without a delay (D39, D95). */
  readonly instant: boolean;
}

/**
 * Creates the tenant of a database with one division, unless it exists, and stores the key. After a key of a tenant was
 * revoked, no further keys are stored.
 * @param system the system's time, in milliseconds since 1970
 */
export async function openTenant(
  db: TenantDatabase,
  key: string,
  { seed, clock, instant: atOnce }: TenantOptions,
  system: number,
): Promise<void> {
  const { tenant } = db;
  const now = clock.at ?? system;
  const created = await db
    .insertInto('tenants')
    .values({
      seed: `${seed}:${tenant}`,
      sequence: 0,
      clock_mode: clock.mode,
      clock_at: now,
      clock_offset: now - system,
      changed_at: system,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seed')
    .execute();
  if (created.length > 0) {
    const codes = new CodeGenerator({ seed: `${seed}:${tenant}`, sequence: 0, now });
    const unit = { db, tenant, now, codes, onJob: () => undefined, onDelivery: () => undefined };
    await createDivision(unit);
    if (atOnce) await changeMerchantSettings(unit, instantSettings);
  }
  // The owner of a revoked key could derive another key of its tenant (D10).
  const revoked = db.selectFrom('api_keys').select('key');
  const [taken] = await revoked.where('revoked_at', 'is not', null).limit(1).execute();
  if (taken) return;
  await db
    .insertInto('api_keys')
    .values({
      key,
      division: 'DEFAULT',
      scope: scopeOf(key),
      created_at: now,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
