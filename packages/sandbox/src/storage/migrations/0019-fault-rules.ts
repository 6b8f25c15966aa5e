import { ddlOf, type Migration } from './migration.js';

/** The rules by which calls fail, where all processes of a sandbox see them. */
export const faultRules: Migration = {
  name: '0019-fault-rules',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE fault_rules (
        tenant TEXT NOT NULL, id ${int} NOT NULL, rule TEXT NOT NULL,
        matched ${int} NOT NULL, fired ${int} NOT NULL,
        PRIMARY KEY (tenant, id)
      ) ${end};`;
  },
};
