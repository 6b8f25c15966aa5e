import { ddlOf, type Migration } from './migration.js';

/** External accounts whose number comes later. SQLite cannot drop a constraint, so the table is made again. */
export const accountNumbers: Migration = {
  name: '0022-account-numbers',
  script: (engine) => {
    if (engine !== 'sqlite') {
      return `
        ALTER TABLE external_accounts DROP CONSTRAINT external_accounts_identified;
        ALTER TABLE external_accounts ADD CONSTRAINT external_accounts_identified CHECK (
          account_type = 'IBAN' OR (payment_method IS NOT NULL AND routing_number IS NOT NULL)
        );`;
    }
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE new_external_accounts (
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
          account_type = 'IBAN' OR (payment_method IS NOT NULL AND routing_number IS NOT NULL)
        )
      ) ${end};
      INSERT INTO new_external_accounts SELECT * FROM external_accounts;
      DROP TABLE external_accounts;
      ALTER TABLE new_external_accounts RENAME TO external_accounts;
      CREATE UNIQUE INDEX external_accounts_selected
        ON external_accounts (tenant, holder) WHERE selected = 1;`;
  },
};
