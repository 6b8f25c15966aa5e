import { ddlOf, type Migration } from './migration.js';

/**
 * When each tenant was changed last, in the system's time (0 where that was never noted), and its keys by
 * tenant.
 */
export const changedTenants: Migration = {
  name: '0018-changed-tenants',
  script: (engine) => `
    ALTER TABLE tenants ADD COLUMN changed_at ${ddlOf(engine).int} NOT NULL DEFAULT 0;
    CREATE INDEX api_keys_by_tenant ON api_keys (tenant, key);`,
};
