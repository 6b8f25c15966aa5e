import { omitNullish } from '../../kernel/omit-nullish.js';
import type { PayoutConfigurationRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRows } from '../../storage/rows.js';

/** A payout configuration as sent (D104); MANUAL keeps the fields of a schedule too (D215). */
export type PayoutConfiguration =
  | (Partial<PayoutSchedule> & { readonly type: 'MANUAL' })
  | (PayoutSchedule & { readonly type: 'SCHEDULED' });

interface PayoutSchedule {
  /** A Quartz expression. */
  readonly frequency: string;
  /** In calendar days. */
  readonly refundPeriod: number;
  /** In minor units; 0 if left out. */
  readonly minimumAmount?: number;
}

/** The level of a configuration; the default is the merchant's (D213). */
export type ConfigurationLevel =
  | { readonly level: 'ACCOUNT' | 'DIVISION'; readonly subject: string }
  | { readonly level: 'DEFAULT' };

/** The parts of an account that decide its effective configuration. */
interface ConfiguredAccount {
  readonly code: string;
  readonly division: string;
}

export interface Configurations {
  /** Returns the effective configuration of an account: the most specific one, not merged (D104, D213). */
  readonly forAccount: (account: ConfiguredAccount) => PayoutConfiguration;
}

const manual: PayoutConfiguration = { type: 'MANUAL' };

export async function loadConfigurations({ db }: ReadUnit): Promise<Configurations> {
  const rows = await findRows(db, 'payout_configurations');
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
  const { type, frequency, refund_period: refundPeriod, minimum_amount: minimumAmount } = row;
  const minimum = omitNullish({ minimumAmount });
  if (type === 'MANUAL') return { type, ...omitNullish({ frequency, refundPeriod }), ...minimum };
  if (frequency === null || refundPeriod === null) throw new Error('The schedule is not complete.');
  return { type, frequency, refundPeriod, ...minimum };
}
