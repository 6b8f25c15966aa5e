// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { prefix } from '../runtime/arrays.js';
import * as z from 'zod';

export const Expression: z.ZodType<Expression> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), value: z.number() }),
  z.object({
    kind: z.literal('sum'),
    get terms() {
      return z.array(Expression);
    },
  }),
]);
export type Expression = { kind: 'number'; value: number } | { kind: 'sum'; terms: Expression[] };

export const Nested: z.ZodType<Nested> = z.array(z.lazy(() => Nested)).max(2);
export type Nested = Nested[];

export const Row: z.ZodType<Row> = z.array(z.unknown()).check(
  prefix(
    [z.string()],
    z.lazy(() => Row),
  ),
);
export type Row = unknown[];

export const Texts: z.ZodType<Texts> = z.union([
  z.union([z.string(), z.boolean()]).nullable(),
  z.array(z.lazy(() => Texts)),
  z.record(
    z.string(),
    z.lazy(() => Texts),
  ),
]);
export type Texts = (string | boolean | null) | Texts[] | { [key: string]: Texts };

/** A tree. */
export const Tree: z.ZodType<Tree> = z.object({
  label: z.string(),
  get parent() {
    return Tree.optional();
  },
  get children() {
    return z.array(Tree).optional();
  },
});
/** A tree. */
export type Tree = { label: string; parent?: Tree | undefined; children?: Tree[] | undefined };
