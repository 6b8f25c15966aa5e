import { appendOnly, ddlOf, type Migration } from './migration.js';

const largest = Number.MAX_SAFE_INTEGER;

/**
 * The ledger. A movement has one amount that leaves one place and enters another, so that debits and
 * credits are equal by construction, on every engine and without a deferred check.
 */
export const ledger: Migration = {
  name: '0002-ledger',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE balances (
        tenant TEXT NOT NULL, account TEXT NOT NULL, currency TEXT NOT NULL,
        overdrawable ${int} NOT NULL, confirmed ${int} NOT NULL, pending ${int} NOT NULL,
        processed ${int} NOT NULL, overdraft ${int} NOT NULL,
        PRIMARY KEY (tenant, account, currency),
        FOREIGN KEY (tenant, account) REFERENCES virtual_accounts (tenant, code),
        CONSTRAINT balances_range CHECK (
          confirmed BETWEEN -${largest} AND ${largest} AND pending BETWEEN -${largest} AND ${largest}
          AND processed BETWEEN 0 AND ${largest} AND overdraft BETWEEN 0 AND ${largest}
        ),
        CONSTRAINT balances_not_overdrawn CHECK (
          overdrawable = 1 OR (confirmed >= -overdraft AND pending >= -overdraft)
        )
      ) ${end};
      CREATE TABLE journals (
        tenant TEXT NOT NULL, position ${int} NOT NULL, code TEXT NOT NULL, kind TEXT NOT NULL,
        reference TEXT NOT NULL, created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, position)
      ) ${end};
      CREATE INDEX journals_by_reference ON journals (tenant, reference);
      CREATE TABLE movements (
        tenant TEXT NOT NULL, journal ${int} NOT NULL, line ${int} NOT NULL,
        debit_account TEXT NOT NULL,
        debit_bucket TEXT NOT NULL CHECK (debit_bucket IN ('CONFIRMED', 'PENDING', 'INTERNAL')),
        credit_account TEXT NOT NULL,
        credit_bucket TEXT NOT NULL CHECK (credit_bucket IN ('CONFIRMED', 'PENDING', 'INTERNAL')),
        currency TEXT NOT NULL, amount ${int} NOT NULL, label TEXT, item ${int},
        PRIMARY KEY (tenant, journal, line),
        FOREIGN KEY (tenant, journal) REFERENCES journals (tenant, position),
        CONSTRAINT movements_positive CHECK (amount BETWEEN 1 AND ${largest}),
        CONSTRAINT movements_move CHECK (
          debit_account <> credit_account OR debit_bucket <> credit_bucket
        )
      ) ${end};
      CREATE TABLE account_entries (
        tenant TEXT NOT NULL, account TEXT NOT NULL, currency TEXT NOT NULL,
        journal ${int} NOT NULL, confirmed ${int} NOT NULL, pending ${int} NOT NULL,
        confirmed_after ${int} NOT NULL, pending_after ${int} NOT NULL,
        PRIMARY KEY (tenant, account, currency, journal),
        FOREIGN KEY (tenant, journal) REFERENCES journals (tenant, position)
      ) ${end};
      CREATE VIEW movement_sides AS
        SELECT tenant, journal, debit_account AS account, debit_bucket AS bucket, currency,
          -amount AS amount FROM movements
        UNION ALL
        SELECT tenant, journal, credit_account, credit_bucket, currency, amount FROM movements;
      ${appendOnly(engine, 'journals')}
      ${appendOnly(engine, 'movements')}
      ${appendOnly(engine, 'account_entries')}`;
  },
};
