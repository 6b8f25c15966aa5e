// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as z from 'zod';

export const Empty = z.array(z.never());
export type Empty = z.infer<typeof Empty>;

export const Mixed = z.object({
  anything: z.unknown(),
  nothing: z.never().optional(),
  free: z.unknown().optional(),
});
export type Mixed = z.infer<typeof Mixed>;

export const Unions = z.intersection(
  z.intersection(
    z.unknown(),
    z
      .union([z.boolean(), z.number(), z.string().min(1), z.array(z.unknown()), z.looseObject({})])
      .nullable(),
  ),
  z.union([z.never(), z.string()]),
);
export type Unions = z.infer<typeof Unions>;
