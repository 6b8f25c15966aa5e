// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { required } from '../runtime/objects.js';
import * as z from 'zod';

export const Cat = z.object({ kind: z.literal('cat'), lives: z.int().optional() });
export type Cat = z.infer<typeof Cat>;

/** A value that two members share tells nothing. */
export const Ambiguous = z.xor([
  Cat,
  z.looseObject({ kind: z.literal('cat') }).check(required('claws')),
]);
/** A value that two members share tells nothing. */
export type Ambiguous = z.infer<typeof Ambiguous>;

/** The names of the members say nothing about the property in JSON Schema. */
export const ByName = z.xor([
  z.object({ kind: z.string(), a: z.unknown() }),
  z.object({ kind: z.string(), b: z.unknown() }),
]);
/** The names of the members say nothing about the property in JSON Schema. */
export type ByName = z.infer<typeof ByName>;

export const Dog = z.object({ kind: z.enum(['dog', 'puppy']), name: z.string() });
export type Dog = z.infer<typeof Dog>;

export const Pet = z.discriminatedUnion('kind', [Cat, Dog]);
export type Pet = z.infer<typeof Pet>;
