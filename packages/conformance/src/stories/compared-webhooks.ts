import { isObject, member, parseJson, type JsonObject } from '../json.js';
import type { WebhookType } from '@seller-funds/contract/vocabulary/shared';
import type { Notification } from '../model/merchant.js';
import { findMismatch } from '../model/find-mismatch.js';
import { showNotification } from '../model/notifications.js';
import {
  expectWebhook,
  isRepeat,
  subscribe,
  type Subscription,
} from '../scenarios/fixtures/webhooks.js';
import type { RequestBodyOf, ScenarioContext } from '../scenarios/scenario-context.js';

/** Compares a value with an expectation of the model. */
export type CompareValue = (expected: unknown, what: string, shown: unknown) => void;

/** The webhooks of a story: those that arrive are compared with those that are due. */
export class ComparedWebhooks {
  readonly #subscriptions = new Map<WebhookType, Subscription>();
  /** Those that may arrive. */
  readonly #optional: Notification[] = [];
  /** The reasons for denied payouts, by the message that gave them. */
  readonly #reasons = new Map<unknown, string>();

  constructor(
    private readonly context: ScenarioContext,
    private readonly compare: CompareValue,
  ) {}

  async subscribe(type: WebhookType, suffix: string): Promise<void> {
    this.#subscriptions.set(type, await subscribe(this.context, type, suffix));
  }

  async activate(type: WebhookType, isActivated: boolean): Promise<void> {
    const { id: configurationId, url } = this.#subscriptionTo(type);
    const path = { configurationId };
    const update = (body: RequestBodyOf<'v2.updateWebhookConfiguration'>) =>
      this.context.call('v2.updateWebhookConfiguration', { path, body });
    await update({ url, type, isActivated });
    // D222: what a PUT leaves out stays as it is.
    if (this.context.ifDecided()) await update({ url, type });
  }

  async expect([due = [], ...others]: readonly (readonly Notification[])[]): Promise<void> {
    for (const notification of due) {
      // What only some worlds send, or nobody knows about, may arrive or not.
      const isDue = others.every((each) =>
        each.some((one) => textOf(one) === textOf(notification)),
      );
      const { question } = notification;
      const decided = question && this.context.check.world[question];
      if (decided === 'none') continue;
      if (!isDue || (question && decided === undefined)) {
        this.#optional.push(notification);
        continue;
      }
      const expected = showNotification(notification);
      const subscription = this.#subscriptionTo(notification.type);
      const how = { decisions: false, requires: () => true, path: [], claims: undefined };
      const isRight = (each: unknown): boolean => !findMismatch(each, expected, how);
      const { body } = await expectWebhook(
        this.context,
        subscription,
        knownOf(notification),
        undefined,
        isRight,
      );
      this.compare(expected, 'the webhook', body);
      this.#expectOwnMessage(notification.reason, body);
    }
  }

  /** Expects no webhooks beside those that were due. */
  async expectNoOthers(): Promise<void> {
    for (const { type, received, taken } of this.#subscriptions.values()) {
      const others = received.deliveries.filter(
        (each) => !taken.has(each) && !isRepeat(each, received.deliveries, this.context),
      );
      const optional = this.#optional.filter((each) => each.type === type).map(knownOf);
      const bodies = others
        .map(({ body }) => body)
        .filter((body) => !optional.some((each) => fits(parseJson(body), each)));
      // D112: the check of an external account may send some, too.
      if (type === 'WEBHOOK_KYC_UPDATE' && !this.context.ifDecided()) continue;
      this.context.expectEqual(bodies, [], 'the webhooks that are not due');
    }
  }

  /** D102: each reason has a message of its own. */
  #expectOwnMessage(reason: string | undefined, body: JsonObject): void {
    if (reason === undefined) return;
    const message = member(body, 'payoutMessage');
    const known = this.#reasons.get(message) ?? reason;
    this.context
      .ifDecided()
      ?.expectEqual(reason, known, `the reason that ${String(message)} stands for`);
    this.#reasons.set(message, reason);
  }

  #subscriptionTo(type: WebhookType): Subscription {
    const found = this.#subscriptions.get(type);
    if (!found) throw new Error(`The story has no configuration of ${type}.`);
    return found;
  }
}

/** The members that identify a webhook; the rest is compared once it arrived. */
function knownOf(notification: Notification): JsonObject {
  const all = Object.entries(showNotification(notification));
  return Object.fromEntries(all.filter(([, value]) => !isObject(value)));
}

function fits(body: unknown, known: JsonObject): boolean {
  return Object.entries(known).every(([name, value]) => member(body, name) === value);
}

function textOf(notification: Notification): string {
  return JSON.stringify([notification.type, knownOf(notification)]);
}
