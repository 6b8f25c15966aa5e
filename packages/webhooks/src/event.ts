import type { WebhookBodies } from './generated/v2.js';

/** The events that the API documents, named after its webhooks. */
export type EventType = keyof WebhookBodies;

/** What holds of every notification whose signature is right. */
export interface Notification<Type extends string, Body> {
  readonly type: Type;
  /**
   * The code of the account holder that it is about, or of the division for an account of the
   * merchant's own (D114). The only part of the body that the signature covers.
   */
  readonly accountOwnerCode: string;
  /** When the service sent it. Covered by the signature. */
  readonly sentAt: Date;
  /**
   * The body as it came. **Nothing in it but `accountOwnerCode` is covered by the signature**:
   * whoever gets hold of one notification can change the rest. Take it as a hint, and act on what
   * `reread` returns. A status may be one that this package is too old to know.
   */
  readonly unverified: Body;
}

/** The identity check of an account holder has another status (`WEBHOOK_KYC_UPDATE`). */
export interface KycUpdate extends Notification<'kycUpdate', WebhookBodies['kycUpdate']> {}

/** A payout has another status, or could not be made (`WEBHOOK_PAYOUT_UPDATE`). */
export interface PayoutUpdate extends Notification<'payoutUpdate', WebhookBodies['payoutUpdate']> {}

/** One of the documented events; `type` tells which. */
export type WebhookEvent = KycUpdate | PayoutUpdate;

/** A notification that the service may send one day and this package does not know yet. */
export interface UnknownEvent extends Notification<'unknown', Readonly<Record<string, unknown>>> {}

/** The event of a type. */
export type EventOf<Type extends EventType> = Extract<WebhookEvent, { readonly type: Type }>;
