// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { contains as contains2, prefix, unique } from '../runtime/arrays.js';
import * as z from 'zod';

export const Anything = z.array(z.unknown());
export type Anything = z.infer<typeof Anything>;

export const Contains = z.array(z.unknown()).check(contains2(z.int(), 1));
export type Contains = z.infer<typeof Contains>;

export const ContainsSome = z.intersection(
  z.array(z.object({ id: z.int().optional() })),
  z.array(z.unknown()).check(contains2(z.object({ tag: z.literal('x') }), 0, 1)),
);
export type ContainsSome = z.infer<typeof ContainsSome>;

export const Pair = z.array(z.unknown()).check(prefix([z.string(), z.int()], z.never()));
export type Pair = z.infer<typeof Pair>;

export const Set = z.array(z.int()).check(unique());
export type Set = z.infer<typeof Set>;

/** Elements differ also in what they do not declare. */
export const SetOfObjects = z.intersection(
  z.array(z.object({ a: z.int().optional() })),
  z.array(z.unknown()).check(unique()),
);
/** Elements differ also in what they do not declare. */
export type SetOfObjects = z.infer<typeof SetOfObjects>;

export const Texts = z.array(z.string()).min(1).max(2);
export type Texts = z.infer<typeof Texts>;

export const WithRest = z.array(z.unknown()).check(prefix([z.string()], z.int()));
export type WithRest = z.infer<typeof WithRest>;
