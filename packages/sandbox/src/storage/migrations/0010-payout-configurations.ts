import { ddlOf, type Migration } from './migration.js';

/** When payouts are made without being asked. */
export const payoutConfigurations: Migration = {
  name: '0010-payout-configurations',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE payout_configurations (
        tenant TEXT NOT NULL,
        level TEXT NOT NULL CHECK (level IN ('ACCOUNT', 'DIVISION', 'DEFAULT')),
        subject TEXT NOT NULL, type TEXT NOT NULL CHECK (type IN ('MANUAL', 'SCHEDULED')),
        frequency TEXT, refund_period ${int} NOT NULL, minimum_amount ${int} NOT NULL,
        PRIMARY KEY (tenant, level, subject),
        CONSTRAINT payout_configurations_timed CHECK (
          (type = 'SCHEDULED') = (frequency IS NOT NULL)
        )
      ) ${end};`;
  },
};
