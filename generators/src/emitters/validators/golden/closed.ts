// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { exactly } from '../runtime/values.js';
import * as z from 'zod';

export const A = z.strictObject({ a: z.int().optional() });
export type A = z.infer<typeof A>;

export const B = z.object({ b: z.int().optional() });
export type B = z.infer<typeof B>;

export const Both = z.intersection(exactly(A), B);
export type Both = z.infer<typeof Both>;

export const ClosedRecord = z.intersection(
  exactly(z.strictObject({ c: z.unknown().optional() })),
  B,
);
export type ClosedRecord = z.infer<typeof ClosedRecord>;
