import type { WebhookBodies } from './generated/v2.js';

/** The documented event types, named after the webhooks of the API. */
export type EventType = Extract<keyof WebhookBodies, string>;

/** The common properties of all verified notifications. */
export interface Notification<Type extends string, Body> {
  readonly type: Type;
  /**
   * The code of the account holder, or of the division for an account of the merchant itself. The
   * only field of the body that the signature covers.
   */
  readonly accountOwnerCode: string;
  /** The time at which the service sent the notification. Covered by the signature. */
  readonly sentAt: Date;
  /**
   * The body as received. **The signature covers only `accountOwnerCode`**: an attacker who has one
   * notification can change all other fields. Do not act on them, but on the resource that `fetchRelatedObject`
   * returns. A status may be one that this version of the package does not know.
   */
  readonly unverified: Body;
}

/** The KYC status of an account holder changed (`WEBHOOK_KYC_UPDATE`). */
export interface KycUpdate extends Notification<'kycUpdate', WebhookBodies['kycUpdate']> {}

/** The status of a payout changed, or a scheduled payout failed (`WEBHOOK_PAYOUT_UPDATE`). */
export interface PayoutUpdate extends Notification<'payoutUpdate', WebhookBodies['payoutUpdate']> {}

/** One of the documented events, discriminated by `type`. */
export type WebhookEvent = {
  [Type in EventType]: Notification<Type, WebhookBodies[Type]>;
}[EventType];

/** An event that this version of the package does not know. */
export interface UnknownEvent extends Notification<'unknown', Readonly<Record<string, unknown>>> {}

/** The event of a type. */
export type EventOf<Type extends EventType> = Extract<WebhookEvent, { readonly type: Type }>;

/** The event that a receiver gets: that of its `type`, or without one any, also one that is not documented yet. */
export type ReceivedEvent<Type extends EventType | undefined> = Type extends EventType
  ? EventOf<Type>
  : WebhookEvent | UnknownEvent;
