import type { NewRow } from '../../storage/table.js';
import type { PayoutConfigurationRow, VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRows } from '../../storage/rows.js';

/** A payout configuration as sent (D104); MANUAL keeps the fields of a schedule too (D215). */
export type PayoutConfiguration = Omit<PayoutConfigurationRow, 'level' | 'subject'>;

/** A configuration to store. */
export type PayoutConfigurationToSet = Omit<NewRow<PayoutConfigurationRow>, 'level' | 'subject'>;

/** Whose configuration it is; the default is the merchant's (D213), and has an empty subject. */
export type ConfigurationLevel = Pick<PayoutConfigurationRow, 'level' | 'subject'>;

const manual: PayoutConfiguration = {
  type: 'MANUAL',
  frequency: null,
  refundPeriod: null,
  minimumAmount: null,
};

/** Returns a function that finds an account's effective configuration: the most specific, not merged (D104, D213). */
export async function loadConfigurations({ db }: ReadUnit) {
  const rows = await findRows(db, 'payout_configurations');
  const byLevel = new Map(rows.map((row) => [`${row.level} ${row.subject}`, row]));
  return ({ code, division }: Pick<VirtualAccountRow, 'code' | 'division'>): PayoutConfiguration =>
    byLevel.get(`ACCOUNT ${code}`) ??
    byLevel.get(`DIVISION ${division}`) ??
    byLevel.get('DEFAULT ') ??
    manual;
}
