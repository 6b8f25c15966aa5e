import { ddlOf, type Migration } from './migration.js';

/** Which splits and refunds a scheduled payout was made of. */
export const payoutItems: Migration = {
  name: '0011-payout-items',
  script: (engine) => {
    const { end } = ddlOf(engine);
    return `
      CREATE TABLE payout_items (
        tenant TEXT NOT NULL, payout TEXT NOT NULL, item TEXT NOT NULL,
        PRIMARY KEY (tenant, payout, item),
        FOREIGN KEY (tenant, payout) REFERENCES payouts (tenant, code)
      ) ${end};
      CREATE INDEX payout_items_by_item ON payout_items (tenant, item);`;
  },
};
