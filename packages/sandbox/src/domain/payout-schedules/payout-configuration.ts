import type { PayoutConfigurationRow, VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRows } from '../../storage/rows.js';

/** A payout configuration as sent (D104); MANUAL keeps the fields of a schedule too (D215). */
export type PayoutConfiguration = Omit<PayoutConfigurationRow, 'level' | 'subject'>;

/** Whose configuration it is; the default is the merchant's (D213), and has an empty subject. */
export type ConfigurationLevel = Pick<PayoutConfigurationRow, 'level' | 'subject'>;

export interface Configurations {
  /** Returns the effective configuration of an account: the most specific one, not merged (D104, D213). */
  readonly forAccount: (
    account: Pick<VirtualAccountRow, 'code' | 'division'>,
  ) => PayoutConfiguration;
}

const manual: PayoutConfiguration = {
  type: 'MANUAL',
  frequency: null,
  refundPeriod: null,
  minimumAmount: null,
};

/** Loads the configurations of all levels. */
export async function loadConfigurations({ db }: ReadUnit): Promise<Configurations> {
  const rows = await findRows(db, 'payout_configurations');
  const byLevel = new Map(rows.map((row) => [`${row.level} ${row.subject}`, row]));
  return {
    forAccount: ({ code, division }) =>
      byLevel.get(`ACCOUNT ${code}`) ??
      byLevel.get(`DIVISION ${division}`) ??
      byLevel.get('DEFAULT ') ??
      manual,
  };
}
