import { setTimeout as delay } from 'node:timers/promises';
import type { ApiHandlers } from '../generated/server/index.js';
import { deliveryFields } from '../generated/vocabulary/api.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish, pick } from '../kernel/fields.js';
import { lists, reads, writes } from '../resources/handlers.js';
import type { WebhookAttemptRow } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';
import {
  countDeliveries,
  type Delivery,
  findDelivery,
  isPaused,
  listDeliveries,
  pauseDeliveries,
  replayDeliveries,
  replayDelivery,
  resumeDeliveries,
} from '../webhooks/deliveries.js';
import type { ControlContext } from './context.js';

/** How long a request waits until webhooks are sent, in milliseconds. */
const maximumWaitMs = 10_000;

export function webhookHandlers({ deliverer }: ControlContext) {
  return {
    getWebhooks: reads(summary, (counts) => counts),
    listDeliveries: lists(
      (unit, page, { query: { state, type } }) => listDeliveries(unit, { state, type }, page),
      deliveryShape,
    ),
    getDelivery: reads((unit, { path }) => findDelivery(unit, path.code), detailShape),
    replayDelivery: writes(async (unit, { path }) => {
      await replayDelivery(unit, path.code);
      return findDelivery(unit, path.code);
    }, detailShape),
    replayDeliveries: writes(
      (unit, { body }) => replayDeliveries(unit, body?.states ?? ['FAILED']),
      (count) => ({ count }),
    ),
    pauseWebhooks: writes(
      async (unit) => {
        await pauseDeliveries(unit);
        return summary(unit);
      },
      (counts) => counts,
    ),
    resumeWebhooks: writes(
      async (unit) => {
        await resumeDeliveries(unit);
        return summary(unit);
      },
      (counts) => counts,
    ),
    flushWebhooks: async (_request, { caller: { tenant }, read }) => {
      const waiting = new AbortController();
      const late = delay(maximumWaitMs, undefined, waiting).catch(() => undefined);
      await Promise.race([deliverer.idle(tenant), late]);
      waiting.abort();
      return {
        status: 200,
        body: { ...(await read(summary)), sending: deliverer.isSending(tenant) },
      };
    },
  } satisfies Partial<ApiHandlers<Session>>;
}

async function summary(unit: ReadUnit): Promise<types.api.Webhooks> {
  const { DUE: due, WAITING: waiting, ...ended } = await countDeliveries(unit);
  const { DELIVERED: delivered, FAILED: failed, CANCELLED: cancelled } = ended;
  return { paused: await isPaused(unit), due, waiting, delivered, failed, cancelled };
}

function deliveryShape(delivery: Delivery): types.api.Delivery {
  const { state } = delivery;
  return {
    ...pick(delivery, deliveryFields),
    configurationId: delivery.configuration,
    attemptCount: delivery.attempts,
    nextAttemptAt: state === 'WAITING' || state === 'DUE' ? formatMoment(delivery.dueAt) : null,
    createdAt: formatMoment(delivery.createdAt),
    body: JSON.parse(delivery.body) as Record<string, unknown>,
  };
}

function detailShape({
  delivery,
  attempts,
}: Awaited<ReturnType<typeof findDelivery>>): types.api.DeliveryDetail {
  return { ...deliveryShape(delivery), attempts: attempts.map((row) => attemptShape(row)) };
}

function attemptShape(row: WebhookAttemptRow): types.api.DeliveryAttempt {
  const { number, url, sentAt, endedAt, status } = row;
  return {
    number,
    sentAt: formatMoment(sentAt),
    request: { url, headers: headersOf(row.requestHeaders) },
    ...omitNullish({ durationMs: endedAt === null ? null : endedAt - sentAt, error: row.error }),
    ...(status !== null && {
      response: {
        status,
        headers: headersOf(row.responseHeaders ?? '{}'),
        body: row.responseBody ?? '',
      },
    }),
  };
}

function headersOf(json: string): Record<string, string> {
  return JSON.parse(json) as Record<string, string>;
}
