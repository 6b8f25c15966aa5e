import type { ReadUnit, WriteUnit } from '../unit/unit.js';

/** Whether nothing is sent at present. */
export async function isPaused({ db, tenant }: ReadUnit): Promise<boolean> {
  const query = db.selectFrom('webhook_pauses').select('tenant').where('tenant', '=', tenant);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Sends nothing until further notice; what is on its way still arrives. */
export async function pauseDeliveries({ db, tenant, now }: WriteUnit): Promise<void> {
  await db
    .insertInto('webhook_pauses')
    .values({ tenant, paused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sends again, beginning with what became due meanwhile. */
export async function resumeDeliveries(unit: WriteUnit): Promise<void> {
  await unit.db.deleteFrom('webhook_pauses').where('tenant', '=', unit.tenant).execute();
  unit.onDelivery();
}
