import { ddlOf, type Migration } from './migration.js';

/** Refunds with their items, what processors reported, and transfers between accounts. */
export const refundsAndSettlement: Migration = {
  name: '0007-refunds-and-settlement',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE refund_splits (
        tenant TEXT NOT NULL, code TEXT NOT NULL, position ${int} NOT NULL, split TEXT NOT NULL,
        ext_ref TEXT NOT NULL, psp_mutation_ext_ref TEXT NOT NULL,
        total_amount ${int} NOT NULL CHECK (total_amount > 0), description TEXT,
        ext_processed_at ${int} NOT NULL, created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code), UNIQUE (tenant, position),
        UNIQUE (tenant, ext_ref, psp_mutation_ext_ref),
        FOREIGN KEY (tenant, split) REFERENCES payment_splits (tenant, code)
      ) ${end};
      CREATE INDEX refund_splits_by_split ON refund_splits (tenant, split);
      CREATE TABLE refund_split_items (
        tenant TEXT NOT NULL, refund TEXT NOT NULL, line ${int} NOT NULL, code TEXT NOT NULL,
        parent ${int}, type TEXT NOT NULL CHECK (type IN ('GROUP', 'ITEM')), label TEXT,
        ext_ref TEXT NOT NULL, original_ext_ref TEXT NOT NULL,
        amount ${int} NOT NULL CHECK (amount > 0), account TEXT, booked_account TEXT,
        description TEXT,
        PRIMARY KEY (tenant, refund, line),
        FOREIGN KEY (tenant, refund) REFERENCES refund_splits (tenant, code),
        CONSTRAINT refund_split_items_booked CHECK ((type = 'ITEM') = (booked_account IS NOT NULL))
      ) ${end};
      CREATE UNIQUE INDEX transactions_by_code ON transactions (tenant, code);
      CREATE INDEX transactions_by_ext_ref ON transactions (tenant, ext_ref, status);
      CREATE INDEX transactions_by_psp_ext_ref ON transactions (tenant, psp_ext_ref, status);
      CREATE INDEX transactions_by_mutation ON transactions (tenant, psp_mutation_ext_ref)
        WHERE psp_mutation_ext_ref IS NOT NULL;
      CREATE TABLE processor_lines (
        tenant TEXT NOT NULL, code TEXT NOT NULL, position ${int} NOT NULL,
        type TEXT NOT NULL CHECK (type IN ('PAYMENT', 'REFUND', 'CHARGEBACK')),
        processor TEXT NOT NULL, ext_ref TEXT, psp_ext_ref TEXT, psp_mutation_ext_ref TEXT,
        amount ${int} NOT NULL CHECK (amount > 0), currency TEXT NOT NULL,
        outcome TEXT NOT NULL CHECK (
          outcome IN ('RECONCILED', 'MISMATCH', 'NO_SPLIT', 'DUPLICATE', 'CANCELLED', 'BOOKED')
        ),
        transaction_code TEXT NOT NULL, created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code), UNIQUE (tenant, position),
        FOREIGN KEY (tenant, transaction_code) REFERENCES transactions (tenant, code)
      ) ${end};
      CREATE TABLE balance_transfers (
        tenant TEXT NOT NULL, code TEXT NOT NULL, position ${int} NOT NULL, division TEXT NOT NULL,
        from_account TEXT NOT NULL, to_account TEXT NOT NULL,
        amount ${int} NOT NULL CHECK (amount > 0), currency TEXT NOT NULL,
        idempotency_key TEXT NOT NULL, type TEXT NOT NULL, description TEXT,
        created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code), UNIQUE (tenant, position), UNIQUE (tenant, idempotency_key),
        CONSTRAINT balance_transfers_move CHECK (from_account <> to_account)
      ) ${end};`;
  },
};
