import { ddlOf, type Migration } from './migration.js';

/** Tenants with their keys, and who owns which virtual account. */
export const tenantsAndAccounts: Migration = {
  name: '0001-tenants-and-accounts',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE tenants (
        id TEXT NOT NULL PRIMARY KEY, seed TEXT NOT NULL, sequence ${int} NOT NULL,
        clock_mode TEXT NOT NULL CHECK (clock_mode IN ('REALTIME', 'FROZEN')),
        clock_at ${int} NOT NULL, clock_offset ${int} NOT NULL
      ) ${end};
      CREATE TABLE api_keys (
        key TEXT NOT NULL PRIMARY KEY, tenant TEXT NOT NULL, division TEXT NOT NULL,
        scope TEXT NOT NULL CHECK (scope IN ('read', 'write')),
        created_at ${int} NOT NULL, revoked_at ${int}
      ) ${end};
      CREATE TABLE divisions (
        tenant TEXT NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL, currency TEXT NOT NULL,
        timezone TEXT NOT NULL, kyc_tier TEXT NOT NULL CHECK (kyc_tier IN ('LIGHT_KYC', 'FULL_KYC')),
        balance_transfer_enabled ${int} NOT NULL, liable_account TEXT NOT NULL,
        fee_account TEXT NOT NULL,
        PRIMARY KEY (tenant, code)
      ) ${end};
      CREATE TABLE account_holders (
        tenant TEXT NOT NULL, code TEXT NOT NULL, position ${int} NOT NULL, division TEXT NOT NULL,
        ext_ref TEXT, display_name TEXT NOT NULL, description TEXT,
        status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'NOPAYOUT', 'SUSPENDED', 'CLOSED')),
        status_reason TEXT, tier TEXT NOT NULL CHECK (tier IN ('LIGHT_KYC', 'FULL_KYC')),
        created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code), UNIQUE (tenant, position), UNIQUE (tenant, ext_ref)
      ) ${end};
      CREATE TABLE virtual_accounts (
        tenant TEXT NOT NULL, code TEXT NOT NULL,
        owner_kind TEXT NOT NULL CHECK (owner_kind IN ('HOLDER', 'DIVISION')),
        owner TEXT NOT NULL, division TEXT NOT NULL,
        type TEXT NOT NULL CHECK (type IN ('DEFAULT', 'LIABLE', 'FEE')),
        ext_ref TEXT, display_name TEXT NOT NULL, created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code),
        UNIQUE (tenant, owner, ext_ref), UNIQUE (tenant, owner, display_name)
      ) ${end};`;
  },
};
