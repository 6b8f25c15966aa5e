import { ddlOf, type Migration } from './migration.js';

/** Whether the bank carries payouts out at once. */
export const instantPayouts: Migration = {
  name: '0013-instant-payouts',
  script: (engine) => `
    ALTER TABLE merchant_settings ADD COLUMN instant_payouts ${ddlOf(engine).int}
      NOT NULL DEFAULT 0 CHECK (instant_payouts IN (0, 1));`,
};
