import { webhookTypeValues } from '@seller-funds/contract/vocabulary/shared';
import { flag, int, oneOf, optional, Table, text, type RowOf } from '../table.js';

const eventType = oneOf(...webhookTypeValues);

export const webhookEvents = new Table(
  'webhook_events',
  {
    code: text,
    division: text,
    type: eventType,
    owner: text,
    body: text,
    createdAt: int,
  },
  {
    key: ['code'],
  },
);

export type WebhookEventRow = RowOf<typeof webhookEvents>;

/** Where the events of one type are sent for one division. */
export const webhookConfigurations = new Table(
  'webhook_configurations',
  {
    /** Counted from 1. */
    id: int,
    division: text,
    type: eventType,
    /** Exactly as sent: it is part of the signatures (D110). */
    url: text,
    active: flag,
  },
  {
    key: ['id'],
    unique: [['division', 'type']],
  },
);

export type WebhookConfigurationRow = RowOf<typeof webhookConfigurations>;

/** The delivery of an event; it has the code of the event. */
export const webhookDeliveries = new Table(
  'webhook_deliveries',
  {
    code: text,
    /** The configuration at the time of the event. */
    configuration: int,
    state: oneOf('DUE', 'WAITING', 'DELIVERED', 'FAILED', 'CANCELLED'),
    attempts: int,
    /** The due time of the next or last attempt. */
    dueAt: int,
    createdAt: int,
  },
  {
    key: ['code'],
    indexes: {
      by_state: { columns: ['state', 'code'] },
      due: { columns: ['configuration', 'code'], where: "state = 'DUE'" },
      waiting: { columns: ['configuration', 'code'], where: "state = 'WAITING'" },
    },
  },
);

export type WebhookDeliveryRow = RowOf<typeof webhookDeliveries>;

/** An attempt to deliver an event. Its times are in system time, not the tenant's clock. */
export const webhookAttempts = new Table(
  'webhook_attempts',
  {
    delivery: text,
    /** Counted from 1. */
    number: int,
    url: text,
    /** JSON: names and values. */
    requestHeaders: text,
    sentAt: int,
    /** Null during the attempt. */
    endedAt: optional(int),
    status: optional(int),
    responseHeaders: optional(text),
    responseBody: optional(text),
    /** Why there is no response. */
    error: optional(text),
  },
  {
    key: ['delivery', 'number'],
    content: 'log',
  },
);

export type WebhookAttemptRow = RowOf<typeof webhookAttempts>;

/** A row pauses the deliveries of a tenant. */
export const webhookPauses = new Table(
  'webhook_pauses',
  {
    pausedAt: int,
  },
  {
    key: [],
  },
);

/** DUE is sent now, WAITING when due, DELIVERED got 2xx, FAILED has no retries left, CANCELLED was deactivated. */
export type DeliveryState = WebhookDeliveryRow['state'];
