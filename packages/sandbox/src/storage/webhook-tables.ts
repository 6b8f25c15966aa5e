import type { WebhookEventRow } from './job-tables.js';

/** Where the events of one type are sent for one division. */
export interface WebhookConfigurationRow {
  readonly tenant: string;
  /** Counted from 1. */
  readonly id: number;
  readonly division: string;
  readonly type: WebhookEventRow['type'];
  /** Exactly as it was sent: signatures are made over it (D110). */
  readonly url: string;
  readonly active: number;
}

/** How far the delivery of an event is; its code is that of the event. */
export interface WebhookDeliveryRow {
  readonly tenant: string;
  readonly code: string;
  /** The configuration that was there for the event. */
  readonly configuration: number;
  readonly state: DeliveryState;
  /** How many attempts have ended. */
  readonly attempts: number;
  /** When the next attempt is due, or the last one was. */
  readonly due_at: number;
  readonly created_at: number;
}

/**
 * DUE is sent as soon as possible, WAITING at its time; DELIVERED got a 2xx; FAILED was given up;
 * CANCELLED was open when its configuration was turned off.
 */
export type DeliveryState = 'DUE' | 'WAITING' | 'DELIVERED' | 'FAILED' | 'CANCELLED';

/** One attempt to deliver an event. Its moments are of the system's time, not of a tenant's clock. */
export interface WebhookAttemptRow {
  readonly tenant: string;
  readonly delivery: string;
  /** Counted from 1. */
  readonly number: number;
  readonly url: string;
  /** JSON: names and values. */
  readonly request_headers: string;
  readonly sent_at: number;
  /** Null while it is under way. */
  readonly ended_at: number | null;
  readonly status: number | null;
  readonly response_headers: string | null;
  readonly response_body: string | null;
  /** Why there is no answer. */
  readonly error: string | null;
}

/** Says that nothing is sent for a tenant. */
export interface WebhookPauseRow {
  readonly tenant: string;
  readonly paused_at: number;
}
