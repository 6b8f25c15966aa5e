/** Work that is due at a moment of the tenant's clock. */
export interface JobRow {
  readonly tenant: string;
  readonly due_at: number;
  /** What it is about; jobs of the same moment run in the order of their codes. */
  readonly code: string;
  readonly kind: string;
  readonly payload: string;
  /** Why it failed; it is not tried again. */
  readonly failure: string | null;
}

/** A webhook event, queued by the change that it tells of. */
export interface WebhookEventRow {
  readonly tenant: string;
  readonly code: string;
  readonly division: string;
  readonly type: 'WEBHOOK_KYC_UPDATE' | 'WEBHOOK_PAYOUT_UPDATE';
  readonly owner: string;
  readonly body: string;
  readonly created_at: number;
}
