// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  Clock,
  ClockAdvance,
  ClockFreeze,
  Failure,
  InvariantReport,
  JournalPage,
  ResetResult,
  StateHash,
} from '../api.js';
import type { OperationValidators } from '../runtime/operation.js';
import * as z from 'zod';

/** The validators of `reset`. */
export const reset = {
  responses: { '200': ResetResult, default: Failure },
} as const satisfies OperationValidators;

/** The validators of `getStateHash`. */
export const getStateHash = {
  responses: { '200': StateHash, default: Failure },
} as const satisfies OperationValidators;

/** The validators of `getClock`. */
export const getClock = {
  responses: { '200': Clock, default: Failure },
} as const satisfies OperationValidators;

/** The validators of `freezeClock`. */
export const freezeClock = {
  body: ClockFreeze.optional(),
  responses: { '200': Clock, default: Failure },
} as const satisfies OperationValidators;

/** The validators of `advanceClock`. */
export const advanceClock = {
  body: ClockAdvance,
  responses: { '200': Clock, default: Failure },
} as const satisfies OperationValidators;

/** The validators of `runClock`. */
export const runClock = {
  responses: { '200': Clock, default: Failure },
} as const satisfies OperationValidators;

/** The validators of `listJournals`. */
export const listJournals = {
  query: z.object({
    _pageNumber: z.int().min(0).default(0),
    _pageSize: z.int().min(1).max(500).default(25),
    _asc: z.boolean().default(false),
  }),
  responses: { '200': JournalPage, default: Failure },
} as const satisfies OperationValidators;

/** The validators of `checkInvariants`. */
export const checkInvariants = {
  responses: { '200': InvariantReport, default: Failure },
} as const satisfies OperationValidators;
