// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { contains, prefix } from '../runtime/arrays.js';
import { everything, fitting, leading, where } from '../runtime/evaluated.js';
import { unevaluatedItems } from '../runtime/unevaluated.js';
import { matchesAny, matchesOne } from '../runtime/values.js';
import * as z from 'zod';

/** Where nothing else speaks of the value, it is `items`. */
export const Alone = z.array(z.unknown()).check(prefix([z.string()], z.int()));
/** Where nothing else speaks of the value, it is `items`. */
export type Alone = z.infer<typeof Alone>;

/** Values of other types are not concerned. */
export const Anything = z.intersection(
  z
    .union([
      z.boolean(),
      z.number(),
      z.string(),
      z.array(z.unknown()).check(prefix([z.int()], z.unknown())),
      z.looseObject({}),
    ])
    .nullable(),
  z.unknown().check(unevaluatedItems(z.never(), leading(1))),
);
/** Values of other types are not concerned. */
export type Anything = z.infer<typeof Anything>;

export const Pair = z.array(z.unknown()).check(prefix([z.string(), z.int()], z.unknown()));
export type Pair = z.infer<typeof Pair>;

export const Closed = z.intersection(
  Pair,
  z.unknown().check(unevaluatedItems(z.never(), leading(2))),
);
export type Closed = z.infer<typeof Closed>;

/** What `contains` finds counts as evaluated. */
export const Contained = z.intersection(
  z.array(z.unknown()).check(contains(z.string(), 1)),
  z.unknown().check(unevaluatedItems(z.int(), fitting(z.string()))),
);
/** What `contains` finds counts as evaluated. */
export type Contained = z.infer<typeof Contained>;

/** How far the prefix reaches depends on which members the value fits. */
export const Longer = z.intersection(
  z.array(z.unknown()),
  z
    .unknown()
    .check(
      matchesAny(
        z.array(z.unknown()).check(prefix([z.string()], z.unknown())),
        z
          .array(z.unknown())
          .check(prefix([z.unknown(), z.literal('wide'), z.unknown()], z.unknown())),
      ),
      unevaluatedItems(
        z.boolean(),
        where(z.array(z.unknown()).check(prefix([z.string()], z.unknown())), leading(1)),
        where(
          z
            .array(z.unknown())
            .check(prefix([z.unknown(), z.literal('wide'), z.unknown()], z.unknown())),
          leading(3),
        ),
      ),
    ),
);
/** How far the prefix reaches depends on which members the value fits. */
export type Longer = z.infer<typeof Longer>;

/** Rows of rows. */
export const Rows: z.ZodType<Rows> = z.intersection(
  z.array(z.unknown()),
  z.unknown().check(
    matchesOne(
      z.array(z.string()).max(1),
      z
        .array(z.unknown())
        .min(2)
        .check(prefix([z.lazy(() => Rows)], z.unknown())),
    ),
    unevaluatedItems(
      z.lazy(() => Rows),
      where(z.array(z.string()).max(1), everything()),
      where(
        z.lazy((): z.ZodType =>
          z
            .array(z.unknown())
            .min(2)
            .check(prefix([Rows], z.unknown())),
        ),
        leading(1),
      ),
    ),
  ),
);
/** Rows of rows. */
export type Rows = unknown[];
