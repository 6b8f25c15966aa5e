// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { names, needs, needsSchema, required, size } from '../runtime/objects.js';
import * as z from 'zod';

export const Dependent = z
  .looseObject({ card: z.string().optional(), address: z.string().optional() })
  .check(needs('card', ['address', 'name']));
export type Dependent = z.infer<typeof Dependent>;

export const DependentSchema = z.intersection(
  z.object({ card: z.string().optional() }),
  z.unknown().check(needsSchema('card', z.object({ limit: z.int() }))),
);
export type DependentSchema = z.infer<typeof DependentSchema>;

export const Named = z
  .looseObject({ a: z.unknown().optional() })
  .check(names(z.string().regex(/^[a-c]/u)));
export type Named = z.infer<typeof Named>;

/** What is required need not be declared. */
export const RequiredOnly = z.looseObject({ a: z.int().optional() }).check(required('b'));
/** What is required need not be declared. */
export type RequiredOnly = z.infer<typeof RequiredOnly>;

export const Sized = z.looseObject({ a: z.unknown().optional() }).check(size(1, 2));
export type Sized = z.infer<typeof Sized>;
