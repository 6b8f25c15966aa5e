/** Why a notification was refused. */
export type WebhookErrorCode = keyof typeof statuses;

/** What to answer the service with. Never 410: that would turn the configuration off. */
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
  /** The raw body is gone: a parser of the receiver's own framework has taken it. */
  body_parsed: 500,
  replayed: 409,
  replay_store_failed: 500,
  /** Only by `reread`: the payout is not paid from an account of the signed owner. */
  owner_mismatch: 403,
} as const;

/**
 * A notification that must not be acted on. Neither message nor properties hold the API key, the
 * signature or anything of the body but the documented names of its fields.
 */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** The HTTP status to answer with; everything but a 2xx has the service send it again. */
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
