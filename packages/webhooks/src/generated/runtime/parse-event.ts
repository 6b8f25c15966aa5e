// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { BodyIssue, Webhook, WebhookEvent, WebhookTable } from './event.js';
import { validateBody } from './validate-body.js';

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
