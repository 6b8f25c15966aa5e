import type { PayoutConfigurationRow } from '../../storage/payout-tables.js';
import type { ReadUnit } from '../../unit/unit.js';

/** When an account is paid out (D104). */
export type PayoutConfiguration =
  | { readonly type: 'MANUAL' }
  | {
      readonly type: 'SCHEDULED';
      /** A Quartz expression. */
      readonly frequency: string;
      /** Calendar days. */
      readonly refundPeriod: number;
      /** Minor units. */
      readonly minimumAmount: number;
    };

/** What a configuration is set for; the default is the merchant's (D213). */
export type ConfigurationLevel =
  | { readonly level: 'ACCOUNT' | 'DIVISION'; readonly subject: string }
  | { readonly level: 'DEFAULT' };

/** An account, as far as that decides which configuration counts for it. */
export interface ConfiguredAccount {
  readonly code: string;
  readonly division: string;
}

/** All configurations of a merchant. */
export interface Configurations {
  /** What counts for an account: the most specific one, whole (D104, D213). */
  readonly forAccount: (account: ConfiguredAccount) => PayoutConfiguration;
}

const manual: PayoutConfiguration = { type: 'MANUAL' };

/** Reads all configurations of the merchant. */
export async function loadConfigurations({ db, tenant }: ReadUnit): Promise<Configurations> {
  const query = db.selectFrom('payout_configurations').selectAll();
  const rows = await query.where('tenant', '=', tenant).execute();
  const byLevel = new Map(rows.map((row) => [`${row.level} ${row.subject}`, configurationOf(row)]));
  return {
    forAccount: ({ code, division }) =>
      byLevel.get(`ACCOUNT ${code}`) ??
      byLevel.get(`DIVISION ${division}`) ??
      byLevel.get('DEFAULT ') ??
      manual,
  };
}

function configurationOf(row: PayoutConfigurationRow): PayoutConfiguration {
  if (row.frequency === null) return manual;
  return {
    type: 'SCHEDULED',
    frequency: row.frequency,
    refundPeriod: row.refund_period,
    minimumAmount: row.minimum_amount,
  };
}
