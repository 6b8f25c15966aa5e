// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { isDateTime } from '../runtime/checks.js';
import { operation } from '../runtime/operation.js';
import * as z from '../runtime/zod.js';
import { KycUpdateEvent, PayoutUpdateEvent } from '../v2.js';

/** The validators of `v2.kycUpdate`. */
export const kycUpdate = /* @__PURE__ */ operation(() => ({
  headers: z.object({
    'x-signature': z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/u)),
    'x-timestamp': z.string().check(isDateTime()),
  }),
  body: KycUpdateEvent,
  responses: {},
}));

/** The validators of `v2.payoutUpdate`. */
export const payoutUpdate = /* @__PURE__ */ operation(() => ({
  headers: z.object({
    'x-signature': z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/u)),
    'x-timestamp': z.string().check(isDateTime()),
  }),
  body: PayoutUpdateEvent,
  responses: {},
}));
