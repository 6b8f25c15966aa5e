// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as operations from '../../../../src/generated/types/operations/api.js';
import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import type { AnyStatus } from '../runtime/status.js';
import { bearerKeyOrBareKey } from '../security.js';

/** The operations of `clock` in the API. */
export interface Clock {
  /**
   * Get the clock
   *
   * @throws {ApiError} default: The request was refused.
   */
  getClock(options?: CallOptions): Call<operations.GetClock['responses'][200]>;

  /**
   * List scheduled jobs
   *
   * In the order in which it will be done as the clock passes; at most 100. What failed inside the sandbox
   * stays in the list, with the reason, and is not tried again.
   *
   * @throws {ApiError} default: The request was refused.
   */
  listJobs(options?: CallOptions): Call<operations.ListJobs['responses'][200]>;

  /**
   * Freeze the clock
   *
   * The clock stands still, where it is or at a later moment. What is due until then is done first.
   *
   * @throws {ApiError} default: The request was refused.
   */
  freezeClock(
    body?: operations.FreezeClock['body'],
    options?: CallOptions,
  ): Call<operations.FreezeClock['responses'][200]>;

  /**
   * Advance the clock
   *
   * Moves the clock to a moment, by a number of seconds, or to the next due job, and does all that
   * is due until then, in the order of time. Answers when it is done. A clock that stands still
   * stands still afterwards; one that runs runs on from there. At most 400 days at once.
   *
   * @throws {ApiError} default: The request was refused.
   */
  advanceClock(
    body: operations.AdvanceClock['body'],
    options?: CallOptions,
  ): Call<operations.AdvanceClock['responses'][200]>;

  /**
   * Run the clock
   *
   * The clock runs with real time: from now where it is behind, and on from where it is where it is
   * ahead, since time never goes back. What is due until then is done first.
   *
   * @throws {ApiError} default: The request was refused.
   */
  runClock(options?: CallOptions): Call<operations.RunClock['responses'][200]>;
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
export type GetClockError = DocumentedError<
  Exclude<AnyStatus, 200>,
  operations.GetClock['responses']['default']
>;

/** The documented errors of `listJobs`. */
export type ListJobsError = DocumentedError<
  Exclude<AnyStatus, 200>,
  operations.ListJobs['responses']['default']
>;

/** The documented errors of `freezeClock`. */
export type FreezeClockError = DocumentedError<
  Exclude<AnyStatus, 200>,
  operations.FreezeClock['responses']['default']
>;

/** The documented errors of `advanceClock`. */
export type AdvanceClockError = DocumentedError<
  Exclude<AnyStatus, 200>,
  operations.AdvanceClock['responses']['default']
>;

/** The documented errors of `runClock`. */
export type RunClockError = DocumentedError<
  Exclude<AnyStatus, 200>,
  operations.RunClock['responses']['default']
>;
