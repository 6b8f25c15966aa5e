import type { BodyFault, Webhook, WebhookEvent, WebhookTable } from './event.js';
import { openFaults } from './open-faults.js';

/** The result of parsing a body. */
export type Reading<Bodies> =
  | { readonly kind: 'event'; readonly event: WebhookEvent<Bodies> }
  /** The body belongs to no documented webhook. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly faults: readonly BodyFault[] };

/**
 * Identifies the webhook of a body and validates the body. Returns the body unchanged, including unknown
 * properties and enum values.
 * @param body parsed JSON
 * @param expected the name of the webhook, if the receiver knows it
 */
export function readEvent<Bodies>(
  webhooks: WebhookTable<Bodies>,
  body: unknown,
  expected?: keyof Bodies,
): Reading<Bodies> {
  const names = expected === undefined ? marked(webhooks, body) : [expected];
  const read = names.map((name) => ({ name, faults: faultsOf(webhooks[name], body) }));
  const [first] = read;
  if (!first) return { kind: 'unknown' };
  const [fit, ...others] = read.filter(({ faults }) => faults.length === 0);
  if (!fit) return { kind: 'invalid', faults: first.faults };
  if (others.length > 0) return { kind: 'invalid', faults: [ambiguous(names)] };
  return { kind: 'event', event: { type: fit.name, body } as WebhookEvent<Bodies> };
}

/** The webhooks whose identifying properties the body has. */
function marked<Bodies>(webhooks: WebhookTable<Bodies>, body: unknown): (keyof Bodies)[] {
  const names = Object.keys(webhooks) as (keyof Bodies & string)[];
  return names.filter((name) => {
    const { properties = [], constants = {} } = webhooks[name];
    return (
      properties.every((property) => own(body, property) !== undefined) &&
      Object.entries(constants).every(([property, value]) => own(body, property) === value)
    );
  });
}

function faultsOf({ schema }: Webhook, body: unknown): BodyFault[] {
  return schema ? openFaults(schema, body) : [];
}

function ambiguous(names: readonly PropertyKey[]): BodyFault {
  const message = `matches both ${names.map(String).join(' and ')}; pass the expected one`;
  return { pointer: '', message };
}

function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}
