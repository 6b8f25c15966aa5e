// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { equals } from '../runtime/values.js';
import * as z from 'zod';

export const Color = z.enum(['red', 'green']);
export type Color = z.infer<typeof Color>;

export const Fixed = z.literal("it's");
export type Fixed = z.infer<typeof Fixed>;

export const MaybeColor = z.enum(['red', 'green']).nullable();
export type MaybeColor = z.infer<typeof MaybeColor>;

export const Mixed = z.literal([1, '1', true, null]);
export type Mixed = z.infer<typeof Mixed>;

/** What the type excludes is excluded, though the enum lists it. */
export const NeverNull = z.literal('red');
/** What the type excludes is excluded, though the enum lists it. */
export type NeverNull = z.infer<typeof NeverNull>;

export const Nothing = z.null();
export type Nothing = z.infer<typeof Nothing>;

export const Structured = z.unknown().check(equals({ a: 1, b: [1] }, [], 'text'));
export type Structured = z.infer<typeof Structured>;
