// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { required, size } from '../runtime/objects.js';
import { length } from '../runtime/strings.js';
import * as z from 'zod';

export const Named = z.object({ name: z.string() });
export type Named = z.infer<typeof Named>;

/** Properties beside the members count as well. */
export const Beside = z.object({ ...Named.shape, age: z.int() });
/** Properties beside the members count as well. */
export type Beside = z.infer<typeof Beside>;

export const Merged = z.object({ ...Named.shape, age: z.int().optional() });
export type Merged = z.infer<typeof Merged>;

export const MoreRequired = z.intersection(Merged, z.looseObject({}).check(required('age')));
export type MoreRequired = z.infer<typeof MoreRequired>;

/** A name that stands in two members obeys both. */
export const SameName = z.intersection(
  Named,
  z.object({
    name: z
      .union([
        z.boolean(),
        z.number(),
        z.string().check(length(0, 1)),
        z.array(z.unknown()),
        z.looseObject({}),
      ])
      .nullable()
      .optional(),
  }),
);
/** A name that stands in two members obeys both. */
export type SameName = z.infer<typeof SameName>;

export const Scalars = z.intersection(
  z.intersection(z.string(), z.string().check(length(2))),
  z.string().regex(/^a/u),
);
export type Scalars = z.infer<typeof Scalars>;

export const Sized = z.intersection(z.looseObject({}).check(size(2)), Named);
export type Sized = z.infer<typeof Sized>;
