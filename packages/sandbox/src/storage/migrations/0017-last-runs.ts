import { ddlOf, type Migration } from './migration.js';

/** Until which day a division's schedules have run, so that no day runs again in another time zone. */
export const lastRuns: Migration = {
  name: '0017-last-runs',
  script: (engine) => `ALTER TABLE divisions ADD COLUMN last_run ${ddlOf(engine).int};`,
};
