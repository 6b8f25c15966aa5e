// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { english } from '@seller-funds/validators/runtime/messages';
import { isForwardCompatible } from '@seller-funds/validators/runtime/operation';
import type { Schema } from '@seller-funds/validators/runtime/zod';

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

/** The result of parsing a body. */
export type ParsedEvent<Bodies> =
  | { readonly kind: 'event'; readonly event: WebhookEvent<Bodies> }
  /** The body belongs to no documented webhook. */
  | { readonly kind: 'unknown' }
  /** The body belongs to another webhook than expected. */
  | { readonly kind: 'other'; readonly type: keyof Bodies }
  | { readonly kind: 'invalid'; readonly issues: readonly BodyIssue[] };

/**
 * Identifies the webhook of a body and validates the body. Returns the body unchanged, including unknown
 * properties and enum values.
 * @param body parsed JSON
 * @param expected the name of the webhook, if the receiver knows it
 */
export function parseEvent<Bodies>(
  webhooks: WebhookTable<Bodies>,
  body: unknown,
  expected?: keyof Bodies,
): ParsedEvent<Bodies> {
  const names = expected === undefined ? identify(webhooks, body) : [expected];
  const read = names.map((name) => ({ name, issues: validate(webhooks[name], body) }));
  const [first] = read;
  if (!first) return { kind: 'unknown' };
  const [fit, ...others] = read.filter(({ issues }) => issues.length === 0);
  if (!fit) {
    const other = expected === undefined ? undefined : parseEvent(webhooks, body);
    return other?.kind === 'event'
      ? { kind: 'other', type: other.event.type }
      : { kind: 'invalid', issues: first.issues };
  }
  if (others.length > 0) return { kind: 'invalid', issues: [ambiguous(names)] };
  return { kind: 'event', event: { type: fit.name, body } as WebhookEvent<Bodies> };
}

/** The webhooks whose identifying properties the body has. */
function identify<Bodies>(webhooks: WebhookTable<Bodies>, body: unknown): (keyof Bodies)[] {
  const names = Object.keys(webhooks) as (keyof Bodies & string)[];
  return names.filter((name) => {
    const { properties = [], constants = {} } = webhooks[name];
    return (
      properties.every((property) => ownValue(body, property) !== undefined) &&
      Object.entries(constants).every(([property, value]) => ownValue(body, property) === value)
    );
  });
}

function validate({ schema }: Webhook, body: unknown): BodyIssue[] {
  return schema ? validateBody(schema, body) : [];
}

function ambiguous(names: readonly PropertyKey[]): BodyIssue {
  const message = `matches both ${names.map(String).join(' and ')}; pass the expected one`;
  return { pointer: '', message };
}

function ownValue(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/**
 * Returns the issues of a value. Forward compatible: accepts undeclared properties and unlisted enum values,
 * which a newer version of the API may send.
 */
function validateBody(schema: Schema, value: unknown): BodyIssue[] {
  const issues = schema.safeParse(value, english).error?.issues ?? [];
  return issues
    .filter((issue) => !isForwardCompatible(issue, value))
    .map(({ path, message }) => ({ pointer: pointerOf(path), message }));
}

function pointerOf(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
  return parts.map((part) => `/${part}`).join('');
}
