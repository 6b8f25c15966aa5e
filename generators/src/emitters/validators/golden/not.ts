// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { notTogether, required } from '../runtime/objects.js';
import { not } from '../runtime/values.js';
import * as z from 'zod';

export const Few = z.int().check(not(z.literal([1, 2])));
export type Few = z.infer<typeof Few>;

/** Of null the members of `not` say nothing, so that null fits it and is excluded. */
export const MaybeNotBoth = z
  .looseObject({})
  .nullable()
  .check(not(z.looseObject({}).check(required('a', 'b')).nullable()));
/** Of null the members of `not` say nothing, so that null fits it and is excluded. */
export type MaybeNotBoth = z.infer<typeof MaybeNotBoth>;

export const NotBoth = z
  .object({ a: z.unknown().optional(), b: z.unknown().optional() })
  .check(notTogether('a', 'b'));
export type NotBoth = z.infer<typeof NotBoth>;

export const NotInside = z.intersection(
  z.object({ a: z.object({ x: z.unknown().optional() }).optional() }),
  z
    .unknown()
    .check(
      not(
        z.object({
          a: z
            .union([
              z.boolean(),
              z.number(),
              z.string(),
              z.array(z.unknown()),
              z.looseObject({}).check(required('y')),
            ])
            .nullable(),
        }),
      ),
    ),
);
export type NotInside = z.infer<typeof NotInside>;

export const NotText = z.unknown().check(not(z.string()));
export type NotText = z.infer<typeof NotText>;

export const NotUndeclared = z.intersection(
  z.object({ a: z.int().optional() }),
  z.unknown().check(not(z.looseObject({}).check(required('b')))),
);
export type NotUndeclared = z.infer<typeof NotUndeclared>;
