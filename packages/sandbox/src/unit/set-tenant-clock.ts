import type { WriteUnit } from './unit.js';
import { updateRows } from '../storage/rows.js';

/**
 * Sets the clock of a tenant to a later moment. A running clock keeps running from there.
 * @param to milliseconds since 1970, not before the current time of the clock
 * @param system the system's time, in milliseconds since 1970
 */
export async function setTenantClock(unit: WriteUnit, to: number, system: number): Promise<void> {
  await updateRows(unit.db, 'tenants', {}, { clock_at: to, clock_offset: to - system });
}
