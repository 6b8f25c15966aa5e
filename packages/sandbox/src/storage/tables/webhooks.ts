import { webhookTypeValues } from '@seller-funds/contract/vocabulary/shared';
import { flag, int, oneOf, optional, tenantTable, text, type RowOf } from '../table.js';

const eventType = oneOf(...webhookTypeValues);

/** A webhook event, queued by the change that it tells of. */
export const webhookEvents = tenantTable(
  'webhook_events',
  {
    code: text,
    division: text,
    type: eventType,
    owner: text,
    body: text,
    created_at: int,
  },
  {
    key: ['code'],
  },
);

export type WebhookEventRow = RowOf<typeof webhookEvents>;

/** Where the events of one type are sent for one division. */
export const webhookConfigurations = tenantTable(
  'webhook_configurations',
  {
    /** Counted from 1. */
    id: int,
    division: text,
    type: eventType,
    /** Exactly as it was sent: signatures are made over it (D110). */
    url: text,
    active: flag,
  },
  {
    key: ['id'],
    unique: [['division', 'type']],
  },
);

export type WebhookConfigurationRow = RowOf<typeof webhookConfigurations>;

/** How far the delivery of an event is; its code is that of the event. */
export const webhookDeliveries = tenantTable(
  'webhook_deliveries',
  {
    code: text,
    /** The configuration that was there for the event. */
    configuration: int,
    state: oneOf('DUE', 'WAITING', 'DELIVERED', 'FAILED', 'CANCELLED'),
    /** How many attempts have ended. */
    attempts: int,
    /** When the next attempt is due, or the last one was. */
    due_at: int,
    created_at: int,
  },
  {
    key: ['code'],
    indexes: {
      due: { columns: ['code'], where: "state = 'DUE'" },
      waiting: { columns: ['code'], where: "state = 'WAITING'" },
    },
  },
);

export type WebhookDeliveryRow = RowOf<typeof webhookDeliveries>;

/** One attempt to deliver an event. Its moments are of the system's time, not of a tenant's clock. */
export const webhookAttempts = tenantTable(
  'webhook_attempts',
  {
    delivery: text,
    /** Counted from 1. */
    number: int,
    url: text,
    /** JSON: names and values. */
    request_headers: text,
    sent_at: int,
    /** Null while it is under way. */
    ended_at: optional(int),
    status: optional(int),
    response_headers: optional(text),
    response_body: optional(text),
    /** Why there is no answer. */
    error: optional(text),
  },
  {
    key: ['delivery', 'number'],
    content: 'log',
  },
);

export type WebhookAttemptRow = RowOf<typeof webhookAttempts>;

/** Says that nothing is sent for a tenant. */
export const webhookPauses = tenantTable(
  'webhook_pauses',
  {
    paused_at: int,
  },
  {
    key: [],
  },
);

/**
 * DUE is sent as soon as possible, WAITING at its time; DELIVERED got a 2xx; FAILED was given up;
 * CANCELLED was open when its configuration was turned off.
 */
export type DeliveryState = WebhookDeliveryRow['state'];
