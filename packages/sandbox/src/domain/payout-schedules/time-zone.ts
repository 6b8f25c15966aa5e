import { refuseField } from '../../kernel/service-error.js';
import type { WriteUnit } from '../../unit/unit.js';
import { updateRows } from '../../storage/rows.js';
import { planRuns } from './plan-runs.js';

/** True if the tz database has the name, such as `Europe/Berlin`. An offset such as `+02:00` is not a name. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Sets the time zone of a division. Its schedules use it from the next run.
 * @throws {ServiceError} 422 if the tz database does not have the name
 */
export async function setTimeZone(unit: WriteUnit, division: string, zone: string): Promise<void> {
  if (!isTimeZone(zone)) {
    const template = 'The value must be the name of a time zone, such as Europe/Berlin.';
    refuseField({ field: 'timeZone', code: '422.900.005', template, attemptedValue: zone });
  }
  await updateRows(unit.db, 'divisions', { code: division }, { timezone: zone });
  await planRuns(unit);
}
