// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as api from './api.js';
import type * as apiOperations from './operations/api.js';

export interface paths {
  '/_sandbox/reset': { post: operations['reset'] };
  '/_sandbox/state-hash': { get: operations['getStateHash'] };
  '/_sandbox/clock': { get: operations['getClock'] };
  '/_sandbox/clock/freeze': { post: operations['freezeClock'] };
  '/_sandbox/clock/advance': { post: operations['advanceClock'] };
  '/_sandbox/clock/realtime': { post: operations['runClock'] };
  '/_sandbox/journal': { get: operations['listJournals'] };
  '/_sandbox/invariants': { get: operations['checkInvariants'] };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Clock: api.Clock;
    ClockAdvance: api.ClockAdvance;
    ClockFreeze: api.ClockFreeze;
    Failure: api.Failure;
    InvariantCheck: api.InvariantCheck;
    InvariantReport: api.InvariantReport;
    Journal: api.Journal;
    JournalPage: api.JournalPage;
    Movement: api.Movement;
    Place: api.Place;
    ResetResult: api.ResetResult;
    StateHash: api.StateHash;
  };
}

export interface operations {
  reset: {
    responses: {
      200: { content: { 'application/json': apiOperations.Reset['responses'][200] } };
      default: { content: { 'application/json': apiOperations.Reset['responses']['default'] } };
    };
  };
  getStateHash: {
    responses: {
      200: { content: { 'application/json': apiOperations.GetStateHash['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.GetStateHash['responses']['default'] };
      };
    };
  };
  getClock: {
    responses: {
      200: { content: { 'application/json': apiOperations.GetClock['responses'][200] } };
      default: { content: { 'application/json': apiOperations.GetClock['responses']['default'] } };
    };
  };
  freezeClock: {
    requestBody?: {
      content: { 'application/json': NonNullable<apiOperations.FreezeClock['body']> };
    };
    responses: {
      200: { content: { 'application/json': apiOperations.FreezeClock['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.FreezeClock['responses']['default'] };
      };
    };
  };
  advanceClock: {
    requestBody: { content: { 'application/json': apiOperations.AdvanceClock['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.AdvanceClock['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.AdvanceClock['responses']['default'] };
      };
    };
  };
  runClock: {
    responses: {
      200: { content: { 'application/json': apiOperations.RunClock['responses'][200] } };
      default: { content: { 'application/json': apiOperations.RunClock['responses']['default'] } };
    };
  };
  listJournals: {
    parameters: { query?: apiOperations.ListJournals['query'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ListJournals['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ListJournals['responses']['default'] };
      };
    };
  };
  checkInvariants: {
    responses: {
      200: { content: { 'application/json': apiOperations.CheckInvariants['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.CheckInvariants['responses']['default'] };
      };
    };
  };
}
