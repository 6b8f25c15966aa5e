// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { required } from '../runtime/objects.js';
import { matchesOne } from '../runtime/values.js';
import * as z from 'zod';

export const Exclusive = z.xor([z.object({ a: z.int() }), z.object({ b: z.int() })]);
export type Exclusive = z.infer<typeof Exclusive>;

/** No value can be both, so that the first that fits will do. */
export const Id = z.union([z.int(), z.string()]).nullable();
/** No value can be both, so that the first that fits will do. */
export type Id = z.infer<typeof Id>;

export const Numbers = z.int().check(matchesOne(z.int().multipleOf(2), z.int().multipleOf(3)));
export type Numbers = z.infer<typeof Numbers>;

export const OneNeeded = z
  .object({ a: z.int().optional(), b: z.int().optional() })
  .check(
    matchesOne(z.looseObject({}).check(required('a')), z.looseObject({}).check(required('b'))),
  );
export type OneNeeded = z.infer<typeof OneNeeded>;
