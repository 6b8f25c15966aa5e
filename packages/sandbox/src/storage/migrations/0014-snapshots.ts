import { ddlOf, type Migration } from './migration.js';

/** What tenants were at moments that they wanted to come back to. */
export const snapshots: Migration = {
  name: '0014-snapshots',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE snapshots (
        tenant TEXT NOT NULL, name TEXT NOT NULL, taken_at ${int} NOT NULL, content TEXT NOT NULL,
        PRIMARY KEY (tenant, name)
      ) ${end};`;
  },
};
