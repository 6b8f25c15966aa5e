import { ddlOf, type Migration } from './migration.js';

/** Who holders are by law, their papers, their external accounts, and the checks of both. */
export const holderData: Migration = {
  name: '0005-holder-data',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      ALTER TABLE account_holders ADD COLUMN expected_monthly_volume ${int};
      ALTER TABLE account_holders ADD COLUMN expected_average_transaction_size ${int};
      CREATE TABLE merchant_settings (
        tenant TEXT NOT NULL PRIMARY KEY, united_states ${int} NOT NULL,
        kyc_begins_after ${int} NOT NULL CHECK (kyc_begins_after >= 0),
        kyc_ends_after ${int} NOT NULL CHECK (kyc_ends_after >= 0)
      ) ${end};
      CREATE TABLE legal_entities (
        tenant TEXT NOT NULL, holder TEXT NOT NULL,
        form TEXT NOT NULL CHECK (form IN ('individual', 'organization')), fields TEXT NOT NULL,
        PRIMARY KEY (tenant, holder),
        FOREIGN KEY (tenant, holder) REFERENCES account_holders (tenant, code)
      ) ${end};
      CREATE TABLE beneficial_owners (
        tenant TEXT NOT NULL, holder TEXT NOT NULL, code TEXT NOT NULL, ext_ref TEXT,
        fields TEXT NOT NULL, created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, holder, code), UNIQUE (tenant, holder, ext_ref),
        FOREIGN KEY (tenant, holder) REFERENCES legal_entities (tenant, holder)
      ) ${end};
      CREATE TABLE documents (
        tenant TEXT NOT NULL, holder TEXT NOT NULL, code TEXT NOT NULL, subject TEXT NOT NULL,
        ext_ref TEXT, fields TEXT NOT NULL, file_hash TEXT,
        PRIMARY KEY (tenant, holder, code), UNIQUE (tenant, holder, subject, ext_ref),
        FOREIGN KEY (tenant, holder) REFERENCES legal_entities (tenant, holder)
      ) ${end};
      CREATE TABLE photos (
        tenant TEXT NOT NULL, holder TEXT NOT NULL, code TEXT NOT NULL, document TEXT NOT NULL,
        ext_ref TEXT, fields TEXT NOT NULL, file_hash TEXT,
        PRIMARY KEY (tenant, holder, code), UNIQUE (tenant, holder, document, ext_ref),
        FOREIGN KEY (tenant, holder, document) REFERENCES documents (tenant, holder, code)
      ) ${end};
      CREATE TABLE files (
        tenant TEXT NOT NULL, subject TEXT NOT NULL, data TEXT NOT NULL,
        PRIMARY KEY (tenant, subject)
      ) ${end};
      CREATE TABLE external_accounts (
        tenant TEXT NOT NULL, code TEXT NOT NULL, holder TEXT NOT NULL,
        account_type TEXT NOT NULL CHECK (account_type IN ('IBAN', 'UPO')),
        account_number TEXT, payment_method TEXT, routing_number TEXT, ext_ref TEXT,
        display_name TEXT, description TEXT, currency TEXT NOT NULL,
        accept_other_currencies ${int} NOT NULL, allowed_other_currencies TEXT NOT NULL,
        has_statement ${int} NOT NULL, statement_issued_at TEXT, selected ${int} NOT NULL,
        created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code),
        UNIQUE (tenant, holder, ext_ref), UNIQUE (tenant, holder, display_name),
        FOREIGN KEY (tenant, holder) REFERENCES account_holders (tenant, code),
        CONSTRAINT external_accounts_identified CHECK (
          CASE account_type WHEN 'IBAN' THEN account_number IS NOT NULL
            ELSE payment_method IS NOT NULL AND routing_number IS NOT NULL END
        )
      ) ${end};
      CREATE UNIQUE INDEX external_accounts_selected
        ON external_accounts (tenant, holder) WHERE selected = 1;
      CREATE TABLE kyc_checks (
        tenant TEXT NOT NULL, subject TEXT NOT NULL, holder TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('HOLDER', 'EXTERNAL_ACCOUNT')),
        status TEXT NOT NULL CHECK (status IN ('WAITING_DATA', 'MISSING_DATA', 'DATA_RECEIVED',
          'IN_PROGRESS', 'PASSED', 'REJECTED', 'FORGED', 'FAILED')),
        findings TEXT NOT NULL, run ${int} NOT NULL, ends_at ${int},
        outcome TEXT CHECK (outcome IN ('PASSED', 'REJECTED', 'FORGED', 'FAILED', 'HOLD')),
        outcome_by TEXT CHECK (outcome_by IN ('REQUEST', 'OPERATOR')), outcome_message TEXT,
        PRIMARY KEY (tenant, subject),
        FOREIGN KEY (tenant, holder) REFERENCES account_holders (tenant, code),
        CONSTRAINT kyc_checks_outcome CHECK ((outcome IS NULL) = (outcome_by IS NULL))
      ) ${end};
      CREATE INDEX kyc_checks_by_holder ON kyc_checks (tenant, holder);
      CREATE TABLE onboarding_urls (
        tenant TEXT NOT NULL, holder TEXT NOT NULL, url TEXT NOT NULL, redirect_url TEXT,
        expires_at ${int} NOT NULL, submitted_at ${int},
        PRIMARY KEY (tenant, holder),
        FOREIGN KEY (tenant, holder) REFERENCES account_holders (tenant, code)
      ) ${end};`;
  },
};
