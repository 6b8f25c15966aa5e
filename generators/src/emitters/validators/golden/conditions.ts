// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { required } from '../runtime/objects.js';
import { length } from '../runtime/strings.js';
import { not, when } from '../runtime/values.js';
import * as z from 'zod';

export const OnlyElse = z.unknown().check(when(z.string(), undefined, z.int()));
export type OnlyElse = z.infer<typeof OnlyElse>;

export const OnlyThen = z
  .string()
  .check(when(z.string().check(length(3)), z.string().regex(/^a/u)));
export type OnlyThen = z.infer<typeof OnlyThen>;

export const Payment = z
  .object({ kind: z.enum(['card', 'cash']).optional(), number: z.string().optional() })
  .check(
    when(
      z.object({ kind: z.literal('card') }),
      z.looseObject({}).check(required('number')),
      z.looseObject({}).check(not(z.looseObject({}).check(required('number')))),
    ),
  );
export type Payment = z.infer<typeof Payment>;

export const Undeclared = z.intersection(
  z.object({ a: z.int().optional() }),
  z
    .unknown()
    .check(when(z.looseObject({}).check(required('b')), z.looseObject({}).check(required('a')))),
);
export type Undeclared = z.infer<typeof Undeclared>;
