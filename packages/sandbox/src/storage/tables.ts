import type {
  BeneficialOwnerRow,
  DocumentRow,
  ExternalAccountRow,
  FileRow,
  KycCheckRow,
  LegalEntityRow,
  MerchantSettingsRow,
  OnboardingUrlRow,
  PhotoRow,
} from './holder-tables.js';
import type { JobRow, WebhookEventRow } from './job-tables.js';
import type { AccountEntryRow, JournalRow, MovementRow, MovementSideRow } from './ledger-tables.js';
import type { PaidItemRow, PayoutConfigurationRow, PayoutRow } from './payout-tables.js';
import type { ApiKeyRow, FaultRuleRow, SnapshotRow, TenantRow } from './tenant-tables.js';
import type {
  WebhookAttemptRow,
  WebhookConfigurationRow,
  WebhookDeliveryRow,
  WebhookPauseRow,
} from './webhook-tables.js';

export type {
  AccountEntryRow,
  Bucket,
  JournalRow,
  MovementRow,
  MovementSideRow,
} from './ledger-tables.js';
export type { JobRow, WebhookEventRow } from './job-tables.js';
export type { ApiKeyRow, FaultRuleRow, SnapshotRow, TenantRow } from './tenant-tables.js';
export type {
  DeliveryState,
  WebhookAttemptRow,
  WebhookConfigurationRow,
  WebhookDeliveryRow,
} from './webhook-tables.js';

/** All tables. Text, and whole numbers; moments are milliseconds since 1970, flags are 0 or 1. */
export interface Tables {
  readonly tenants: TenantRow;
  readonly api_keys: ApiKeyRow;
  readonly divisions: DivisionRow;
  readonly account_holders: AccountHolderRow;
  readonly virtual_accounts: VirtualAccountRow;
  readonly balances: BalanceRow;
  readonly journals: JournalRow;
  readonly movements: MovementRow;
  readonly account_entries: AccountEntryRow;
  readonly movement_sides: MovementSideRow;
  readonly payment_splits: PaymentSplitRow;
  readonly payment_split_items: PaymentSplitItemRow;
  readonly transactions: TransactionRow;
  readonly refund_splits: RefundSplitRow;
  readonly refund_split_items: RefundSplitItemRow;
  readonly processor_lines: ProcessorLineRow;
  readonly balance_transfers: BalanceTransferRow;
  readonly reports: ReportRow;
  readonly payouts: PayoutRow;
  readonly paid_items: PaidItemRow;
  readonly payout_configurations: PayoutConfigurationRow;
  readonly jobs: JobRow;
  readonly webhook_events: WebhookEventRow;
  readonly webhook_configurations: WebhookConfigurationRow;
  readonly webhook_deliveries: WebhookDeliveryRow;
  readonly webhook_attempts: WebhookAttemptRow;
  readonly webhook_pauses: WebhookPauseRow;
  readonly merchant_settings: MerchantSettingsRow;
  readonly legal_entities: LegalEntityRow;
  readonly beneficial_owners: BeneficialOwnerRow;
  readonly documents: DocumentRow;
  readonly photos: PhotoRow;
  readonly files: FileRow;
  readonly external_accounts: ExternalAccountRow;
  readonly kyc_checks: KycCheckRow;
  readonly onboarding_urls: OnboardingUrlRow;
  readonly snapshots: SnapshotRow;
  readonly fault_rules: FaultRuleRow;
}

/**
 * The tables that have what makes up a tenant, those that refer to others before these. Its state hash is
 * made of them.
 */
export const tenantTables = [
  'webhook_pauses',
  'webhook_deliveries',
  'webhook_configurations',
  'webhook_events',
  'jobs',
  'paid_items',
  'payouts',
  'payout_configurations',
  'reports',
  'balance_transfers',
  'processor_lines',
  'transactions',
  'refund_split_items',
  'refund_splits',
  'payment_split_items',
  'payment_splits',
  'account_entries',
  'movements',
  'journals',
  'balances',
  'virtual_accounts',
  'merchant_settings',
  'files',
  'photos',
  'documents',
  'beneficial_owners',
  'legal_entities',
  'external_accounts',
  'kyc_checks',
  'onboarding_urls',
  'account_holders',
  'divisions',
] as const satisfies readonly (keyof Tables)[];

/** The tables that only tell what happened to a tenant, in the system's time: no part of its state. */
export const logTables = ['webhook_attempts'] as const satisfies readonly (keyof Tables)[];

/** A division with its own accounts (D54). */
export interface DivisionRow {
  readonly tenant: string;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  /** A name of the tz database. */
  readonly timezone: string;
  readonly kyc_tier: 'LIGHT_KYC' | 'FULL_KYC';
  readonly balance_transfer_enabled: number;
  readonly liable_account: string;
  readonly fee_account: string;
  /** The latest day that its schedules have run for, in days since 1970; null where none has. */
  readonly last_run: number | null;
}

/** An account holder. */
export interface AccountHolderRow {
  readonly tenant: string;
  readonly code: string;
  /** 1 for the tenant's first holder; without gaps. */
  readonly position: number;
  readonly division: string;
  readonly ext_ref: string | null;
  readonly display_name: string;
  readonly description: string | null;
  readonly status: 'ACTIVE' | 'NOPAYOUT' | 'SUSPENDED' | 'CLOSED';
  readonly status_reason: string | null;
  readonly tier: 'LIGHT_KYC' | 'FULL_KYC';
  /** The sales profile: minor units of the division's currency (D167). */
  readonly expected_monthly_volume: number | null;
  readonly expected_average_transaction_size: number | null;
  readonly created_at: number;
}

/** A virtual account of a holder or a division. */
export interface VirtualAccountRow {
  readonly tenant: string;
  readonly code: string;
  readonly owner_kind: 'HOLDER' | 'DIVISION';
  readonly owner: string;
  readonly division: string;
  readonly type: 'DEFAULT' | 'LIABLE' | 'FEE';
  readonly ext_ref: string | null;
  readonly display_name: string;
  readonly created_at: number;
}

/** What an account holds in one currency; kept together with the movements that change it. */
export interface BalanceRow {
  readonly tenant: string;
  readonly account: string;
  readonly currency: string;
  /** 1 for the accounts that may always be negative (D77). */
  readonly overdrawable: number;
  readonly confirmed: number;
  readonly pending: number;
  /** Gross credits of payment splits (D50). */
  readonly processed: number;
  /** What refunds and chargebacks have taken so far; the account may be negative by no more. */
  readonly overdraft: number;
}

/** A payment split. */
export interface PaymentSplitRow {
  readonly tenant: string;
  readonly code: string;
  readonly position: number;
  readonly division: string;
  readonly ext_ref: string;
  readonly total_amount: number;
  readonly currency: string;
  readonly psp_ext_ref: string | null;
  readonly payment_processor: string;
  readonly payment_method: string | null;
  readonly psp_response_type: string | null;
  readonly psp_response_data: string | null;
  readonly description: string | null;
  readonly ext_processed_at: number;
  readonly refunded_amount: number;
  readonly cancel_reason: string | null;
  readonly created_at: number;
}

/** A node of a payment split's tree, in depth-first order. */
export interface PaymentSplitItemRow {
  readonly tenant: string;
  readonly split: string;
  readonly line: number;
  readonly code: string;
  /** The line of the group that it is in; null on the first level. */
  readonly parent: number | null;
  readonly type: 'GROUP' | 'ITEM';
  readonly label: string | null;
  readonly ext_ref: string;
  readonly amount: number;
  /** The account as it was sent, where it is known (D150). */
  readonly account: string | null;
  /** The account that the money was credited to (D65); null for a group. */
  readonly booked_account: string | null;
  readonly description: string | null;
  readonly refunded_amount: number;
}

/** A payment, refund or chargeback as processor and splits know it (D82, D194). */
export interface TransactionRow {
  readonly tenant: string;
  readonly code: string;
  readonly position: number;
  readonly type: 'PAYMENT' | 'REFUND' | 'CHARGEBACK';
  readonly status: 'PENDING_SPLIT' | 'PENDING_SETTLEMENT' | 'RECONCILED' | 'CANCELLED';
  readonly status_message: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly processor: string;
  readonly method: string | null;
  readonly ext_ref: string | null;
  readonly psp_ext_ref: string | null;
  readonly psp_mutation_ext_ref: string | null;
  /** The code of the payment or refund split; null while only the processor knows it. */
  readonly split: string | null;
  readonly created_at: number;
  readonly updated_at: number;
}

/** A refund of a payment split. */
export interface RefundSplitRow {
  readonly tenant: string;
  readonly code: string;
  readonly position: number;
  /** The code of the payment split. */
  readonly split: string;
  readonly ext_ref: string;
  readonly psp_mutation_ext_ref: string;
  readonly total_amount: number;
  readonly description: string | null;
  readonly ext_processed_at: number;
  readonly created_at: number;
}

/** A node of a refund's tree, in depth-first order. */
export interface RefundSplitItemRow {
  readonly tenant: string;
  readonly refund: string;
  readonly line: number;
  readonly code: string;
  /** The line of the group that it is in; null on the first level. */
  readonly parent: number | null;
  readonly type: 'GROUP' | 'ITEM';
  readonly label: string | null;
  readonly ext_ref: string;
  /** The extRef of the node of the payment split. */
  readonly original_ext_ref: string;
  readonly amount: number;
  /** The account that the node shows (D150). */
  readonly account: string | null;
  /** The account that the money was taken from; null for a group. */
  readonly booked_account: string | null;
  readonly description: string | null;
}

/** A line of a processor's report, and what came of it (D81). */
export interface ProcessorLineRow {
  readonly tenant: string;
  readonly code: string;
  readonly position: number;
  readonly type: TransactionRow['type'];
  readonly processor: string;
  readonly ext_ref: string | null;
  readonly psp_ext_ref: string | null;
  readonly psp_mutation_ext_ref: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly outcome: LineOutcome;
  readonly transaction_code: string;
  readonly created_at: number;
}

/** What came of a line of a processor's report. */
export type LineOutcome =
  | 'RECONCILED'
  | 'MISMATCH'
  | 'NO_SPLIT'
  | 'DUPLICATE'
  | 'CANCELLED'
  | 'BOOKED';

/** Money that was moved from one account to another at the merchant's wish. */
export interface BalanceTransferRow {
  readonly tenant: string;
  readonly code: string;
  readonly position: number;
  readonly division: string;
  readonly from_account: string;
  readonly to_account: string;
  readonly amount: number;
  readonly currency: string;
  /** In small letters: UUIDs that differ in case alone are the same. */
  readonly idempotency_key: string;
  readonly type: string;
  readonly description: string | null;
  readonly created_at: number;
}

/** A report that was asked for. */
export interface ReportRow {
  readonly tenant: string;
  readonly code: string;
  readonly report: string;
  readonly status: 'SCHEDULED' | 'PROCESSING' | 'COMPLETED' | 'FAILED';
  /** The code of the account holder that it is about. */
  readonly holder: string | null;
  /** Included, in milliseconds since 1970. */
  readonly period_from: number;
  /** Not included. */
  readonly period_to: number;
  /** What the address of the file has to show. */
  readonly signature: string;
  /** The file, once it is made. */
  readonly content: string | null;
  readonly completed_at: number | null;
  readonly created_at: number;
}
