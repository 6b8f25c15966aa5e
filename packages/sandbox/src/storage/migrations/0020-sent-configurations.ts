import { ddlOf, type Migration } from './migration.js';

/** Payout configurations keep what was sent, of MANUAL too, and nothing else (D215). */
export const sentConfigurations: Migration = {
  name: '0020-sent-configurations',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      ALTER TABLE payout_configurations RENAME TO older_payout_configurations;
      CREATE TABLE payout_configurations (
        tenant TEXT NOT NULL,
        level TEXT NOT NULL CHECK (level IN ('ACCOUNT', 'DIVISION', 'DEFAULT')),
        subject TEXT NOT NULL, type TEXT NOT NULL CHECK (type IN ('MANUAL', 'SCHEDULED')),
        frequency TEXT, refund_period ${int}, minimum_amount ${int},
        PRIMARY KEY (tenant, level, subject),
        CONSTRAINT payout_configurations_complete CHECK (
          type = 'MANUAL' OR (frequency IS NOT NULL AND refund_period IS NOT NULL)
        )
      ) ${end};
      INSERT INTO payout_configurations
        SELECT tenant, level, subject, type, frequency,
          CASE WHEN type = 'SCHEDULED' THEN refund_period END,
          CASE WHEN type = 'SCHEDULED' THEN minimum_amount END
        FROM older_payout_configurations;
      DROP TABLE older_payout_configurations;`;
  },
};
