import { createHash } from 'node:crypto';
import type { Engine, Value } from './connection.js';
import type { NewRow, RowOf, Table } from './table.js';
import { jobs } from './tables/jobs.js';
import * as ledger from './tables/ledger.js';
import * as payouts from './tables/payouts.js';
import { reportParts, reports } from './tables/reports.js';
import * as sellers from './tables/sellers.js';
import * as settlement from './tables/settlement.js';
import * as splits from './tables/splits.js';
import * as tenants from './tables/tenants.js';
import { balanceTransfers } from './tables/transfers.js';
import * as webhooks from './tables/webhooks.js';

export type * from './tables/jobs.js';
export type * from './tables/ledger.js';
export type * from './tables/payouts.js';
export type * from './tables/reports.js';
export type * from './tables/sellers.js';
export type * from './tables/settlement.js';
export type * from './tables/splits.js';
export type * from './tables/tenants.js';
export type * from './tables/transfers.js';
export type * from './tables/webhooks.js';

/** All tables; referenced tables come before those that reference them. */
export const definitions = {
  tenants: tenants.tenants,
  generations: tenants.generations,
  api_keys: tenants.apiKeys,
  snapshots: tenants.snapshots,
  fault_rules: tenants.faultRules,
  divisions: tenants.divisions,
  account_holders: sellers.accountHolders,
  onboarding_urls: sellers.onboardingUrls,
  kyc_checks: sellers.kycChecks,
  external_accounts: sellers.externalAccounts,
  legal_entities: sellers.legalEntities,
  files: sellers.files,
  merchant_settings: tenants.merchantSettings,
  virtual_accounts: ledger.virtualAccounts,
  balances: ledger.balances,
  journals: ledger.journals,
  movements: ledger.movements,
  account_entries: ledger.accountEntries,
  payment_splits: splits.paymentSplits,
  payment_split_items: splits.paymentSplitItems,
  refund_splits: splits.refundSplits,
  refund_split_items: splits.refundSplitItems,
  transactions: settlement.transactions,
  processor_lines: settlement.processorLines,
  balance_transfers: balanceTransfers,
  reports,
  report_parts: reportParts,
  payout_configurations: payouts.payoutConfigurations,
  payouts: payouts.payouts,
  payout_batches: payouts.payoutBatches,
  payout_items: payouts.payoutItems,
  jobs,
  webhook_events: webhooks.webhookEvents,
  webhook_configurations: webhooks.webhookConfigurations,
  webhook_deliveries: webhooks.webhookDeliveries,
  webhook_pauses: webhooks.webhookPauses,
  webhook_attempts: webhooks.webhookAttempts,
};

export type Definitions = typeof definitions;

/** The rows of all tables, and of the view `movement_sides`, without the columns of the owner. */
export type Tables = { readonly [K in keyof Definitions]: RowOf<Definitions[K]> } & {
  readonly movement_sides: ledger.MovementSideRow;
};

/** The rows with the columns of the owner, for statements over all tenants. */
export type AllTables = {
  readonly [K in keyof Tables]: Tables[K] & {
    readonly tenant: string;
    readonly generation: number;
  };
};

/** All tables; referenced tables come before those that reference them. */
export const tables: readonly Table[] = Object.values(definitions);

/** The tables of a tenant's state; referenced tables come before those that reference them. */
export const stateTables: readonly (keyof Definitions)[] = tables
  .filter(({ content }) => content === 'state')
  .map(({ name }) => name as keyof Definitions);

/** The columns of a row's owner by the name of the table or view. */
export const ownerColumns: ReadonlyMap<string, readonly string[]> = new Map([
  ...tables.map(({ name, owner }) => [name, owner] as const),
  ['movement_sides', definitions.movements.owner],
]);

/** The names of all tables and views. */
export const tableNames: readonly string[] = [...ownerColumns.keys()];

/** The statements that create all tables in an empty database. */
export function schemaOf(engine: Engine): string {
  return [...tables.map((table) => table.ddl(engine)), ledger.movementSides].join('\n');
}

/** The values of some columns of a row; null for those that it does not have. */
export function columnValues<Column extends string>(
  columns: readonly Column[],
  row: { readonly [C in Column]?: unknown },
): Record<Column, Value> {
  const found: Partial<Record<Column, unknown>> = {};
  for (const name of columns) found[name] = row[name] ?? null;
  return found as Record<Column, Value>;
}

const columnNames = Object.fromEntries(
  tables.map(({ name, columns }) => [name, Object.keys(columns)]),
);

/** A row of a table with all of its columns, and nothing else: null in those that were left out. */
export function completeRow<T extends keyof Definitions>(
  table: T,
  row: NewRow<Tables[T]>,
): Tables[T] {
  return columnValues(columnNames[table] ?? [], row) as Tables[T];
}

/** The name of this schema; it changes with its DDL. */
export const schemaName = `schema-${createHash('sha256').update(schemaOf('postgres')).digest('hex').slice(0, 12)}`;
