// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  Clock as ClockType,
  ClockAdvance,
  ClockFreeze,
  Failure,
  JobList,
} from '../../../../src/generated/types/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `clock` in the API. */
export interface Clock {
  /** Get the clock */
  getClock(options?: CallOptions): Call<ClockType>;

  /**
   * List scheduled jobs
   *
   * Ordered by due time; at most 100. A job that failed inside the sandbox stays in the list with its error, and is
   * not tried again.
   */
  listJobs(options?: CallOptions): Call<JobList>;

  /**
   * Freeze the clock
   *
   * Freezes the clock at its current time or at a later one. Jobs that are due until then run first; after 10 seconds
   * the response comes before they are done, with `advancingTo`.
   */
  freezeClock(body?: ClockFreeze, options?: CallOptions): Call<ClockType>;

  /**
   * Advance the clock
   *
   * Advances the clock to a time, by a number of seconds, or to the next job, and runs all jobs that are due until
   * then, ordered by time. Webhooks that are due until then are sent in order; a receiver that did not respond
   * within 10 seconds three times in a row is not waited for. A frozen clock stays frozen; a running clock continues
   * from there. At most 400 days at once.
   */
  advanceClock(body: ClockAdvance, options?: CallOptions): Call<ClockType>;

  /**
   * Run the clock
   *
   * The clock runs with real time: from the system's time, or from its current time if that is later, because the
   * clock never goes back. Jobs that are due until then run first; after 10 seconds the response comes before they are
   * done, with `advancingTo`.
   */
  runClock(options?: CallOptions): Call<ClockType>;
}

/** Creates the operations of `clock` on a connection. */
export function clock(connection: Connection): Clock {
  return {
    getClock: getClock(connection),
    listJobs: listJobs(connection),
    freezeClock: freezeClock(connection),
    advanceClock: advanceClock(connection),
    runClock: runClock(connection),
  };
}

/** Creates the single operation `clock.getClock` on a connection. */
export function getClock(connection: Connection): Clock['getClock'] {
  const endpoint: Endpoint = {
    id: 'getClock',
    method: 'get',
    path: '/_sandbox/clock',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `clock.listJobs` on a connection. */
export function listJobs(connection: Connection): Clock['listJobs'] {
  const endpoint: Endpoint = {
    id: 'listJobs',
    method: 'get',
    path: '/_sandbox/jobs',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** Creates the single operation `clock.freezeClock` on a connection. */
export function freezeClock(connection: Connection): Clock['freezeClock'] {
  const endpoint: Endpoint = {
    id: 'freezeClock',
    method: 'post',
    path: '/_sandbox/clock/freeze',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `clock.advanceClock` on a connection. */
export function advanceClock(connection: Connection): Clock['advanceClock'] {
  const endpoint: Endpoint = {
    id: 'advanceClock',
    method: 'post',
    path: '/_sandbox/clock/advance',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `clock.runClock` on a connection. */
export function runClock(connection: Connection): Clock['runClock'] {
  const endpoint: Endpoint = {
    id: 'runClock',
    method: 'post',
    path: '/_sandbox/clock/realtime',
    security: bearerKeyOrBareKey,
  };
  return (options) => callOperation(connection, endpoint, { options });
}

/** The documented errors of `getClock`. */
export type GetClockError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `listJobs`. */
export type ListJobsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `freezeClock`. */
export type FreezeClockError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `advanceClock`. */
export type AdvanceClockError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `runClock`. */
export type RunClockError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
