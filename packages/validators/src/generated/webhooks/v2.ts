// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationValidators } from '../runtime/operation.js';
import { KycUpdateEvent, PayoutUpdateEvent } from '../v2.js';
import * as z from 'zod';

/** The validators of `v2.kycUpdate`. */
export const kycUpdate = {
  headers: z.object({
    'x-signature': z.string().regex(/^[A-Za-z0-9+/]{86}==$/u),
    'x-timestamp': z.iso.datetime({ offset: true }),
  }),
  body: KycUpdateEvent,
  responses: {},
} as const satisfies OperationValidators;

/** The validators of `v2.payoutUpdate`. */
export const payoutUpdate = {
  headers: z.object({
    'x-signature': z.string().regex(/^[A-Za-z0-9+/]{86}==$/u),
    'x-timestamp': z.iso.datetime({ offset: true }),
  }),
  body: PayoutUpdateEvent,
  responses: {},
} as const satisfies OperationValidators;
