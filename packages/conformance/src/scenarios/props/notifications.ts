import { isObject, member, parseJson, text, type JsonObject } from '../../json.js';
import type { Delivery, Inbox } from '../../receiver/inbox.js';
import { signatureOf } from '../../receiver/signature.js';
import type { Stage } from '../stage.js';

/** Which notifications an inbox gets. */
export type NotificationType = 'WEBHOOK_KYC_UPDATE' | 'WEBHOOK_PAYOUT_UPDATE';

/** How long a first delivery may take, in milliseconds of real time. */
const patience = 20_000;
/** How far a timestamp may be off, in milliseconds: what receivers tolerate (D109). */
const tolerance = 5 * 60_000;

const schemas = {
  WEBHOOK_KYC_UPDATE: '/components/schemas/v2.KycUpdateEvent',
  WEBHOOK_PAYOUT_UPDATE: '/components/schemas/v2.PayoutUpdateEvent',
} as const;

/** What arrives for one configuration. */
export interface Subscription {
  readonly id: number;
  readonly type: NotificationType;
  readonly inbox: Inbox;
  /** The configured address, letter by letter. */
  readonly url: string;
  /** The key that signs; the tenant's where left out. */
  readonly key?: string;
}

/** Configures notifications of a type to an inbox of ours; the suffix ends the address. */
export async function subscribe(
  stage: Stage,
  type: NotificationType,
  suffix = '',
): Promise<Subscription> {
  const inbox = await stage.inbox();
  const url = `${inbox.url}${suffix}`;
  const { id } = await stage.call('v2.createWebhookConfiguration', { body: { url, type } });
  return { id, type, inbox, url };
}

/** Waits for a notification with the given members and checks what every one must have. */
export async function expectNotification(
  stage: Stage,
  subscription: Subscription,
  expected: JsonObject,
  from = 0,
): Promise<{ readonly delivery: Delivery; readonly body: JsonObject }> {
  const { inbox } = subscription;
  const fits = (body: unknown): boolean =>
    Object.entries(expected).every(([key, value]) => member(body, key) === value);
  const delivery = await inbox.find(fits, patience, from);
  const wanted = `a notification with ${JSON.stringify(expected)} arrives within 20 seconds`;
  if (!delivery) {
    const seen = inbox.deliveries.map(({ body }) => body.slice(0, 200));
    return stage.fail(wanted, seen.length === 0 ? 'nothing came' : `these came: ${seen.join(' ')}`);
  }
  checkDelivery(stage, subscription, delivery);
  const body = parseJson(delivery.body);
  return { delivery, body: isObject(body) ? body : {} };
}

/** EXT-WH-023, -038 to -043: method, body, timestamp and signature of a notification. */
function checkDelivery(stage: Stage, subscription: Subscription, delivery: Delivery): void {
  const { type, url, key = stage.tenant.apiKey } = subscription;
  const { method, headers, body, receivedAt } = delivery;
  stage.equal(method, 'POST', 'the method of the notification');
  const media = headers['content-type'] ?? 'missing';
  stage.holds(/^application\/json\b/i.test(media), 'its content type is JSON', media);
  const parsed = parseJson(body);
  stage.equal(stage.violations(schemas[type], parsed), [], `what is wrong with ${body}`);
  // Where there is nothing to say, null says so (D223).
  for (const name of ['kycMessage', 'payoutMessage', 'hostedOnboardingUrl']) {
    const isBlank = text(member(parsed, name))?.trim() === '';
    stage.decided?.holds(!isBlank, `${name} is null or says something`, body);
  }
  const timestamp = one(headers['x-timestamp']);
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/.test(timestamp);
  stage.holds(isMoment, 'x-timestamp is an ISO 8601 moment with its zone', timestamp);
  const off = Math.abs(Date.parse(timestamp) - receivedAt);
  stage.holds(off <= tolerance, 'x-timestamp is at most 5 minutes off', `${timestamp}, ${off} ms`);
  const owner = text(member(parsed, 'accountOwnerCode')) ?? '';
  const signature = signatureOf(url, owner, timestamp, key);
  const given = one(headers['x-signature']);
  const how = `x-signature is the HMAC-SHA512 of ${url}:${owner}:${timestamp}, ${signature}`;
  stage.holds(given === signature, how, given);
}

function one(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header.join(', ') : header) ?? 'missing';
}
