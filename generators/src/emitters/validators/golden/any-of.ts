// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { required } from '../runtime/objects.js';
import { length } from '../runtime/strings.js';
import { matchesAny } from '../runtime/values.js';
import * as z from 'zod';

export const Id = z.union([z.int(), z.string().min(1)]);
export type Id = z.infer<typeof Id>;

export const MaybeId = Id.nullable();
export type MaybeId = z.infer<typeof MaybeId>;

/** Members that only restrict what is described beside them. */
export const OneNeeded = z
  .object({ a: z.int().optional(), b: z.int().optional() })
  .check(
    matchesAny(z.looseObject({}).check(required('a')), z.looseObject({}).check(required('b'))),
  );
/** Members that only restrict what is described beside them. */
export type OneNeeded = z.infer<typeof OneNeeded>;

export const Text = z
  .string()
  .check(matchesAny(z.string().check(length(0, 1)), z.string().regex(/^a/u)));
export type Text = z.infer<typeof Text>;

/** A rule that speaks of a property that is not declared. */
export const Undeclared = z.intersection(
  z.object({ a: z.int().optional() }),
  z
    .unknown()
    .check(
      matchesAny(z.looseObject({}).check(required('a')), z.looseObject({}).check(required('b'))),
    ),
);
/** A rule that speaks of a property that is not declared. */
export type Undeclared = z.infer<typeof Undeclared>;
