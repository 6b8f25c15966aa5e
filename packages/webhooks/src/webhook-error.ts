/** Why a notification is rejected. */
export type WebhookErrorCode = keyof typeof statuses;

/** The HTTP status to respond with. Never 410, which would disable the webhook configuration. */
const statuses = {
  header_missing: 401,
  timestamp_malformed: 401,
  timestamp_out_of_tolerance: 401,
  signature_mismatch: 401,
  body_not_json: 400,
  body_invalid: 400,
  body_too_large: 413,
  body_timeout: 408,
  body_incomplete: 400,
  /** A body parser of the receiver's framework has consumed the raw body. */
  body_parsed: 500,
  replayed: 409,
  replay_store_failed: 500,
  /** Only from `fetchRelatedObject`: the payout is not paid from an account of the signed owner. */
  owner_mismatch: 403,
} as const;

/**
 * A rejected notification, which you must not process. Its message and properties contain no API key, no
 * signature and no values of the body.
 */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** The HTTP status to respond with. The service retries the delivery unless it is 2xx. */
  readonly status: number;

  constructor(
    readonly code: WebhookErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = statuses[code];
  }
}
