import type { WriteUnit } from './unit.js';

/**
 * Moves the clock of a tenant forward; it runs on from there if it runs.
 * @param to in milliseconds since 1970, not before what the clock shows
 * @param system the system's time
 */
export async function moveClock(unit: WriteUnit, to: number, system: number): Promise<void> {
  await unit.db
    .updateTable('tenants')
    .set({ clock_at: to, clock_offset: to - system })
    .where('id', '=', unit.tenant)
    .execute();
}
