import type { Schema } from '../../validators/runtime/schema.js';

/** How to identify and validate the body of one webhook. */
export interface Webhook {
  /** Required properties that the other webhooks' bodies do not have. */
  readonly properties?: readonly string[];
  /** Required constant properties with their values. */
  readonly constants?: Readonly<Record<string, unknown>>;
  /** The schema of the body; missing if the document has none. */
  readonly schema?: Schema;
}

/** The webhooks of a document by name, typed with their bodies. */
export type WebhookTable<Bodies> = { readonly [Type in keyof Bodies]: Webhook };

/** An event: the name of its webhook and the unchanged body. */
export type WebhookEvent<Bodies> = {
  [Type in keyof Bodies]: { readonly type: Type; readonly body: Bodies[Type] };
}[keyof Bodies];

/** An issue of a body. Does not contain the value. */
export interface BodyIssue {
  /** JSON pointer into the body; empty for the body as a whole. */
  readonly pointer: string;
  readonly message: string;
}
