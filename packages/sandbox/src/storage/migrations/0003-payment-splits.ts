import { ddlOf, type Migration } from './migration.js';

/** Payment splits with their items, and the transactions that they belong to. */
export const paymentSplits: Migration = {
  name: '0003-payment-splits',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE payment_splits (
        tenant TEXT NOT NULL, code TEXT NOT NULL, position ${int} NOT NULL, division TEXT NOT NULL,
        ext_ref TEXT NOT NULL, total_amount ${int} NOT NULL CHECK (total_amount > 0),
        currency TEXT NOT NULL, psp_ext_ref TEXT, payment_processor TEXT NOT NULL,
        payment_method TEXT, psp_response_type TEXT, psp_response_data TEXT, description TEXT,
        ext_processed_at ${int} NOT NULL, refunded_amount ${int} NOT NULL, cancel_reason TEXT,
        created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code), UNIQUE (tenant, position), UNIQUE (tenant, ext_ref),
        CONSTRAINT payment_splits_refunded CHECK (refunded_amount BETWEEN 0 AND total_amount)
      ) ${end};
      CREATE TABLE payment_split_items (
        tenant TEXT NOT NULL, split TEXT NOT NULL, line ${int} NOT NULL, code TEXT NOT NULL,
        parent ${int}, type TEXT NOT NULL CHECK (type IN ('GROUP', 'ITEM')), label TEXT,
        ext_ref TEXT NOT NULL, amount ${int} NOT NULL CHECK (amount > 0), account TEXT,
        booked_account TEXT, description TEXT, refunded_amount ${int} NOT NULL,
        PRIMARY KEY (tenant, split, line),
        FOREIGN KEY (tenant, split) REFERENCES payment_splits (tenant, code),
        CONSTRAINT payment_split_items_booked CHECK ((type = 'ITEM') = (booked_account IS NOT NULL)),
        CONSTRAINT payment_split_items_refunded CHECK (refunded_amount BETWEEN 0 AND amount)
      ) ${end};
      CREATE TABLE transactions (
        tenant TEXT NOT NULL, position ${int} NOT NULL, code TEXT NOT NULL,
        type TEXT NOT NULL CHECK (type IN ('PAYMENT', 'REFUND', 'CHARGEBACK')),
        status TEXT NOT NULL CHECK (
          status IN ('PENDING_SPLIT', 'PENDING_SETTLEMENT', 'RECONCILED', 'CANCELLED')
        ),
        status_message TEXT, amount ${int} NOT NULL CHECK (amount > 0), currency TEXT NOT NULL,
        processor TEXT NOT NULL, method TEXT, ext_ref TEXT, psp_ext_ref TEXT,
        psp_mutation_ext_ref TEXT, split TEXT, created_at ${int} NOT NULL,
        updated_at ${int} NOT NULL,
        PRIMARY KEY (tenant, position), UNIQUE (tenant, split)
      ) ${end};`;
  },
};
