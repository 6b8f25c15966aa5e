import { ddlOf, type Migration } from './migration.js';

/** Work that is due later, and webhook events that wait for delivery. */
export const jobsAndEvents: Migration = {
  name: '0004-jobs-and-events',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE jobs (
        tenant TEXT NOT NULL, due_at ${int} NOT NULL, code TEXT NOT NULL, kind TEXT NOT NULL,
        payload TEXT NOT NULL, failure TEXT,
        PRIMARY KEY (tenant, due_at, code, kind)
      ) ${end};
      CREATE TABLE webhook_events (
        tenant TEXT NOT NULL, code TEXT NOT NULL, division TEXT NOT NULL, type TEXT NOT NULL,
        owner TEXT NOT NULL, body TEXT NOT NULL, created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code)
      ) ${end};`;
  },
};
