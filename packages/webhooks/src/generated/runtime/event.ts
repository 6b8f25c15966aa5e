// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Schema } from '@seller-funds/validators/runtime/schema';

/** How the body of one webhook is told from others and checked. */
export interface Webhook {
  /** Required properties that the other webhooks' bodies do not have. */
  readonly properties?: readonly string[];
  /** Required properties that may have one value only, with that value. */
  readonly constants?: Readonly<Record<string, unknown>>;
  /** What the body must fit; left out where the document describes none. */
  readonly schema?: Schema;
}

/** The webhooks of a document by name, with the types of their bodies. */
export type WebhookTable<Bodies> = { readonly [Type in keyof Bodies]: Webhook };

/** An event: the name of its webhook, and the body as it came. */
export type WebhookEvent<Bodies> = {
  [Type in keyof Bodies]: { readonly type: Type; readonly body: Bodies[Type] };
}[keyof Bodies];

/** Something in a body that the document does not allow. Says where and what, never which value. */
export interface BodyFault {
  /** JSON pointer into the body; empty for the body as a whole. */
  readonly pointer: string;
  readonly message: string;
}
