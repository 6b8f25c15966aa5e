import { by } from '../../model/expected.js';
import type { ReceivedWebhooks, WebhookResponse } from '../../receiver/received-webhooks.js';
import { countAttempts, prepareWebhooks, secondAttempt } from '../fixtures/webhooks.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'webhooks';

const needs = ['newTenant', 'decideKyc', 'advanceTime'] as const;

/** The delays between attempts, in seconds (D108). */
const delays = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 10 * 3600];

/** A tolerance for slow machines at the end of longer delays, in seconds. */
const margin = 60;

/** Failed deliveries by D108: everything but 2xx. 410 also deactivates the configuration and has its own scenario. */
const failing: readonly WebhookResponse[] = [
  ...[300, 301, 302, 303, 307, 308].map((status) => ({
    status,
    headers: { location: 'http://localhost:9/' },
  })),
  ...[304, 400, 401, 403, 404, 408, 409, 422, 429, 500, 501, 502, 503, 504].map((status) => ({
    status,
  })),
  { status: 500, body: 'x'.repeat(100_000) },
  { status: 0, closes: true },
];

const succeeding: readonly WebhookResponse[] = [
  ...[200, 201, 202, 203, 204, 206, 299].map((status) => ({ status })),
  { status: 200, body: 'x'.repeat(100_000) },
];

/** Expects a number of attempts so far; `when` says when, for the finding. */
function expectCount(
  context: ScenarioContext,
  { deliveries }: ReceivedWebhooks,
  claims: string,
  count: number,
  when: string,
): void {
  context.expectEqual(deliveries.length, by(claims, count), `the number of attempts ${when}`);
}

/**
 * Advances the clock a little. This resolves once everything in progress is done, so the response to a
 * webhook has been received and the time of the next attempt is set.
 */
function finishPendingWork(context: ScenarioContext): Promise<void> {
  return context.operator.advance(1);
}

/** D108: the number and times of attempts. */
const attempts: Scenario = {
  id: 'webhooks/attempts',
  title:
    'A webhook that is never acknowledged is sent eight times with the same body and a new timestamp and signature, after the documented delays.',
  area,
  version: 'v2',
  claims: 'EXT-WH-039 D108 D109',
  needs,
  run: async (context) => {
    const { subscription, expectStatus, cause } = await prepareWebhooks(context);
    const { received } = subscription;
    // Every second one gets no response.
    received.response = { status: 0, closes: true };
    const first = await cause('REJECTED');
    const timestamps = new Set([first.delivery.headers['x-timestamp']]);
    for (const [index, delay] of delays.entries()) {
      const count = index + 1;
      await finishPendingWork(context);
      if (delay > 2 * margin) {
        await context.operator.advance(delay - margin);
        const when = `${margin} s before attempt ${count + 1} is due`;
        expectCount(context, received, 'D108', count, when);
      }
      received.response = { status: 503, closes: count % 2 === 0 };
      await context.operator.advance(Math.min(delay, margin));
      const due = { number: count + 1, dueAt: context.operator.now() };
      const again = await expectStatus('REJECTED', due);
      context.expectEqual(again.body, by('D108', first.body), `the body of attempt ${count + 1}`);
      timestamps.add(again.delivery.headers['x-timestamp']);
    }
    context.expectEqual(
      timestamps.size,
      by('D109', delays.length + 1),
      'the number of different timestamps',
    );
    await finishPendingWork(context);
    await context.operator.advance(7 * 24 * 3600);
    expectCount(context, received, 'D108', delays.length + 1, 'after a week');
  },
};

/** D108: which responses acknowledge a webhook. */
const acknowledgements: Scenario = {
  id: 'webhooks/acknowledgements',
  title: 'A webhook is retried after any response other than 2xx, and after a closed connection.',
  area,
  version: 'v2',
  claims: 'EXT-WH-023 D108',
  needs,
  run: async (context) => {
    const { subscription, expectStatus, cause } = await prepareWebhooks(context);
    const { received } = subscription;
    let outcome: 'REJECTED' | 'FAILED' = 'FAILED';
    const notify = async (response: WebhookResponse): Promise<void> => {
      outcome = outcome === 'FAILED' ? 'REJECTED' : 'FAILED';
      received.response = response;
      await cause(outcome);
      await finishPendingWork(context);
      received.response = { status: 200 };
      await context.operator.advance(10 * 60);
    };
    for (const response of failing) {
      await notify(response);
      await expectStatus(outcome, secondAttempt(context));
    }
    for (const response of succeeding) {
      await notify(response);
      const subject = `how often a webhook was sent again after the response ${response.status}`;
      context.expectEqual(
        received.deliveries.length - subscription.taken.size,
        by('D108', 0),
        subject,
      );
    }
  },
};

/** EXT-WH-013, D110: attempts use the current URL. */
const changedUrl: Scenario = {
  id: 'webhooks/changed-url',
  title: 'An attempt is sent to, and signed for, the URL that is configured at that time.',
  area,
  version: 'v2',
  claims: 'EXT-WH-013 EXT-WH-023 EXT-WH-040 D108 D110',
  needs,
  run: async (context) => {
    const { subscription, expectStatus, cause } = await prepareWebhooks(context);
    subscription.received.response = { status: 500 };
    await cause('REJECTED');
    await finishPendingWork(context);
    const former = subscription.received.deliveries.length;
    const received = await context.receiveWebhooks();
    const url = `${received.url}?to=%C3%A9`;
    const path = { configurationId: subscription.id };
    await context.call('v2.updateWebhookConfiguration', {
      path,
      body: { url, type: subscription.type, isActivated: true },
    });
    await context.operator.advance(10);
    const again = { ...subscription, received, url };
    await expectStatus('REJECTED', secondAttempt(context), again);
    await cause('FAILED', again);
    expectCount(context, subscription.received, 'EXT-WH-013 D110', former, 'at the former URL');
  },
};

/** Expects no retry after a failed attempt during which `deactivate` deactivates the configuration. */
async function deactivateDuringAttempt(
  context: ScenarioContext,
  received: ReceivedWebhooks,
  deactivate: () => Promise<void>,
): Promise<void> {
  const failed = { status: 500 };
  const deactivated = deactivate();
  received.response = deactivated.then(
    () => failed,
    () => failed,
  );
  await deactivated;
  const count = countAttempts(received);
  await finishPendingWork(context);
  await context.operator.advance(24 * 3600);
  const subject = 'the number of attempts after it was deactivated during one';
  context.expectEqual(countAttempts(received), by('EXT-WH-019 D221', count), subject);
}

/** EXT-WH-019: pending retries of an inactive configuration. */
const inactiveRetries: Scenario = {
  id: 'webhooks/inactive-retries',
  title:
    'While a configuration is inactive, webhooks are not retried: neither after it was deactivated between or during attempts, nor after a response of 410.',
  area,
  version: 'v2',
  claims: 'EXT-WH-002 EXT-WH-019 D108 D221',
  needs,
  run: async (context) => {
    const { subscription, expectStatus, cause } = await prepareWebhooks(context);
    const { received, url, type } = subscription;
    const path = { configurationId: subscription.id };
    const turn = (isActivated: boolean) =>
      context.call('v2.updateWebhookConfiguration', { path, body: { url, type, isActivated } });
    received.response = { status: 500 };
    await cause('REJECTED');
    await finishPendingWork(context);
    await turn(false);
    const before = received.deliveries.length;
    await context.operator.advance(24 * 3600);
    expectCount(context, received, 'EXT-WH-019 D221', before, 'while it was inactive');
    await turn(true);
    await deactivateDuringAttempt(context, received, async () => {
      await cause('FAILED');
      await turn(false);
    });
    await turn(true);
    // The second attempt is answered with 410.
    await cause('REJECTED');
    await finishPendingWork(context);
    received.response = { status: 410 };
    await context.operator.advance(10);
    await expectStatus('REJECTED', secondAttempt(context));
    await finishPendingWork(context);
    const stored = await context.call('v2.getWebhookConfiguration', { path });
    context.expectEqual(
      stored.isActivated,
      by('D108', false),
      'isActivated after a response of 410',
    );
    const count = received.deliveries.length;
    await context.operator.advance(24 * 3600);
    expectCount(context, received, 'D108', count, 'a day after the 410');
  },
};

/** The rules of the attempts to deliver a webhook. */
export const attemptScenarios = [attempts, acknowledgements, changedUrl, inactiveRetries];
