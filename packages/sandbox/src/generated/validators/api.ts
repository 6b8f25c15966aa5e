// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { size } from './runtime/objects.js';
import * as z from 'zod';

/** The clock of a tenant. */
export const Clock = z.object({
  mode: z.enum(['REALTIME', 'FROZEN']),
  now: z.iso.datetime({ offset: true }),
  nextJobAt: z.iso.datetime({ offset: true }).nullable(),
});
/** The clock of a tenant. */
export type Clock = z.infer<typeof Clock>;

/** How far to move the clock; one of the three. */
export const ClockAdvance = z
  .strictObject({
    to: z.iso.datetime({ offset: true }).optional(),
    seconds: z.int().min(0).max(34560000).optional(),
    toNextJob: z.literal(true).optional(),
  })
  .check(size(1, 1));
/** How far to move the clock; one of the three. */
export type ClockAdvance = z.infer<typeof ClockAdvance>;

/** Where to stop the clock. */
export const ClockFreeze = z.object({ at: z.iso.datetime({ offset: true }).optional() });
/** Where to stop the clock. */
export type ClockFreeze = z.infer<typeof ClockFreeze>;

/** The error body of the service. */
export const Failure = z.object({ code: z.string().optional(), message: z.string() });
/** The error body of the service. */
export type Failure = z.infer<typeof Failure>;

/** One thing that must hold. */
export const InvariantCheck = z.object({
  name: z.string(),
  description: z.string(),
  violations: z.array(z.object({ subject: z.string(), detail: z.string() })),
});
/** One thing that must hold. */
export type InvariantCheck = z.infer<typeof InvariantCheck>;

/** Whether everything holds that must. */
export const InvariantReport = z.object({ ok: z.boolean(), checks: z.array(InvariantCheck) });
/** Whether everything holds that must. */
export type InvariantReport = z.infer<typeof InvariantReport>;

/** A part of a virtual account, or an account of the ledger's own. */
export const Place = z.object({
  account: z.string(),
  bucket: z.enum(['CONFIRMED', 'PENDING', 'INTERNAL']),
});
/** A part of a virtual account, or an account of the ledger's own. */
export type Place = z.infer<typeof Place>;

/** Money that went from one place to another. */
export const Movement = z.object({
  from: Place,
  to: Place,
  currency: z.string(),
  amount: z.int().min(1),
  label: z.string().optional(),
  item: z.int().optional(),
});
/** Money that went from one place to another. */
export type Movement = z.infer<typeof Movement>;

/** One business event in the ledger. */
export const Journal = z.object({
  code: z.string(),
  kind: z.string(),
  reference: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  movements: z.array(Movement),
});
/** One business event in the ledger. */
export type Journal = z.infer<typeof Journal>;

/** A page of journals. */
export const JournalPage = z.object({
  pageNumber: z.int(),
  pageSize: z.int(),
  totalElementCount: z.int(),
  elements: z.array(Journal),
});
/** A page of journals. */
export type JournalPage = z.infer<typeof JournalPage>;

/** What came of a reset. */
export const ResetResult = z.object({ tenant: z.string() });
/** What came of a reset. */
export type ResetResult = z.infer<typeof ResetResult>;

/** A hash of all that a tenant has. */
export const StateHash = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/u) });
/** A hash of all that a tenant has. */
export type StateHash = z.infer<typeof StateHash>;
