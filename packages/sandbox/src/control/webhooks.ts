import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildEnvelope } from '../kernel/page.js';
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

export function webhookHandlers({ jobs }: ControlContext) {
  return {
    getWebhooks: async (_request, { read }) => ({ status: 200, body: await read(summary) }),

    listDeliveries: async ({ query }, { read }) => {
      const page = { number: query._pageNumber, size: query._pageSize, ascending: query._asc };
      const { state, type } = query;
      const found = await read((unit) => listDeliveries(unit, { state, type }, page));
      return { status: 200, body: buildEnvelope(page, found, deliveryShape) };
    },

    getDelivery: async ({ path }, { read }) => {
      return { status: 200, body: await read((unit) => detailShape(unit, path.code)) };
    },

    replayDelivery: async ({ path }, { write }) => {
      const body = await write(async (unit) => {
        await replayDelivery(unit, path.code);
        return detailShape(unit, path.code);
      });
      return { status: 200, body };
    },

    replayDeliveries: async ({ body }, { write }) => {
      const states = body?.states ?? ['FAILED'];
      return {
        status: 200,
        body: { count: await write((unit) => replayDeliveries(unit, states)) },
      };
    },

    pauseWebhooks: async (_request, { write }) => {
      const body = await write(async (unit) => {
        await pauseDeliveries(unit);
        return summary(unit);
      });
      return { status: 200, body };
    },

    resumeWebhooks: async (_request, { write }) => {
      const body = await write(async (unit) => {
        await resumeDeliveries(unit);
        return summary(unit);
      });
      return { status: 200, body };
    },

    flushWebhooks: async (_request, { caller, read, run }) => {
      await run(async () => jobs.waitForDeliveries?.(caller.tenant));
      return { status: 200, body: await read(summary) };
    },
  } satisfies Partial<ApiHandlers<Session>>;
}

async function summary(unit: ReadUnit): Promise<types.api.Webhooks> {
  const { DUE: due, WAITING: waiting, ...ended } = await countDeliveries(unit);
  const { DELIVERED: delivered, FAILED: failed, CANCELLED: cancelled } = ended;
  return { paused: await isPaused(unit), due, waiting, delivered, failed, cancelled };
}

function deliveryShape(delivery: Delivery): types.api.Delivery {
  const { code, type, state, url, configuration, attempts } = delivery;
  return {
    code,
    type,
    state,
    configurationId: configuration,
    url,
    attemptCount: attempts,
    nextAttemptAt: state === 'WAITING' || state === 'DUE' ? formatMoment(delivery.due_at) : null,
    createdAt: formatMoment(delivery.created_at),
    body: JSON.parse(delivery.body) as Record<string, unknown>,
  };
}

async function detailShape(unit: ReadUnit, code: string): Promise<types.api.DeliveryDetail> {
  const { delivery, attempts } = await findDelivery(unit, code);
  return { ...deliveryShape(delivery), attempts: attempts.map((row) => attemptShape(row)) };
}

function attemptShape(row: WebhookAttemptRow): types.api.DeliveryAttempt {
  const { number, url, sent_at: sentAt, ended_at: endedAt, status } = row;
  return {
    number,
    sentAt: formatMoment(sentAt),
    request: { url, headers: headersOf(row.request_headers) },
    ...omitNullish({ durationMs: endedAt === null ? null : endedAt - sentAt, error: row.error }),
    ...(status !== null && {
      response: {
        status,
        headers: headersOf(row.response_headers ?? '{}'),
        body: row.response_body ?? '',
      },
    }),
  };
}

function headersOf(json: string): Record<string, string> {
  return JSON.parse(json) as Record<string, string>;
}
