import { ddlOf, type Migration } from './migration.js';

/** What each payout paid, requested ones too, so that no other one lists it (D260); and why a payout ended as it did. */
export const paidItems: Migration = {
  name: '0021-paid-items',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      ALTER TABLE payouts ADD COLUMN scheduled ${int} NOT NULL DEFAULT 0;
      ALTER TABLE payouts ADD COLUMN message TEXT;
      ALTER TABLE payouts ADD COLUMN outcome_message TEXT;
      UPDATE payouts SET scheduled = 1 WHERE EXISTS (
        SELECT 1 FROM payout_items AS i WHERE i.tenant = payouts.tenant AND i.payout = payouts.code
      );
      CREATE TABLE paid_items (
        tenant TEXT NOT NULL, account TEXT NOT NULL, item TEXT NOT NULL, payout TEXT NOT NULL,
        PRIMARY KEY (tenant, account, item),
        FOREIGN KEY (tenant, payout) REFERENCES payouts (tenant, code)
      ) ${end};
      INSERT INTO paid_items
        SELECT i.tenant, p.account, i.item, i.payout FROM payout_items AS i
        JOIN payouts AS p ON p.tenant = i.tenant AND p.code = i.payout
        WHERE p.state IN ('WAITING', 'ACCEPTED', 'PROCESSED');
      CREATE INDEX paid_items_by_payout ON paid_items (tenant, payout);
      DROP TABLE payout_items;`;
  },
};
