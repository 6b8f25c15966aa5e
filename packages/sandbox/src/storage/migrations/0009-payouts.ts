import { ddlOf, type Migration } from './migration.js';

/** Payouts, requested and scheduled. */
export const payouts: Migration = {
  name: '0009-payouts',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE payouts (
        tenant TEXT NOT NULL, code TEXT NOT NULL, position ${int} NOT NULL, division TEXT NOT NULL,
        account TEXT NOT NULL, owner TEXT NOT NULL, external_account TEXT NOT NULL,
        amount ${int} CHECK (amount > 0), use_balance_at ${int}, target_currency TEXT NOT NULL,
        target_amount ${int} CHECK (target_amount > 0), exchange_rate TEXT, description TEXT,
        process_at ${int} NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('WAITING', 'ACCEPTED', 'REJECTED', 'FAILED',
          'PROCESSED', 'RETURNED', 'CANCELLED')),
        outcome TEXT CHECK (outcome IN ('PROCESSED', 'FAILED', 'RETURNED', 'HOLD')),
        created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code), UNIQUE (tenant, position),
        FOREIGN KEY (tenant, account) REFERENCES virtual_accounts (tenant, code),
        FOREIGN KEY (tenant, external_account) REFERENCES external_accounts (tenant, code),
        CONSTRAINT payouts_taken CHECK (
          state IN ('WAITING', 'REJECTED', 'CANCELLED') OR amount IS NOT NULL
        ),
        CONSTRAINT payouts_converted CHECK ((target_amount IS NULL) = (exchange_rate IS NULL))
      ) ${end};
      CREATE INDEX payouts_by_owner ON payouts (tenant, owner, state);
      CREATE INDEX payouts_by_account ON payouts (tenant, account);`;
  },
};
