import { ddlOf, type Migration } from './migration.js';

/** Reports that were asked for, with their files. */
export const reports: Migration = {
  name: '0008-reports',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE reports (
        tenant TEXT NOT NULL, code TEXT NOT NULL, report TEXT NOT NULL,
        status TEXT NOT NULL CHECK (
          status IN ('SCHEDULED', 'PROCESSING', 'COMPLETED', 'FAILED')
        ),
        holder TEXT, period_from ${int} NOT NULL, period_to ${int} NOT NULL,
        signature TEXT NOT NULL, content TEXT, completed_at ${int}, created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code),
        CONSTRAINT reports_period CHECK (period_from < period_to),
        CONSTRAINT reports_completed CHECK (
          (status = 'COMPLETED') = (content IS NOT NULL)
          AND (content IS NULL) = (completed_at IS NULL)
        )
      ) ${end};
      CREATE INDEX reports_by_kind ON reports (tenant, report, code);`;
  },
};
