// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { having, matching, named, otherwise, where } from '../runtime/evaluated.js';
import { needsSchema, pattern, required } from '../runtime/objects.js';
import { unevaluatedProperties } from '../runtime/unevaluated.js';
import { exactly, not, when } from '../runtime/values.js';
import * as z from 'zod';

/** Where nothing else speaks of the value, it is `additionalProperties`. */
export const Alone = z.strictObject({ a: z.int().optional() });
/** Where nothing else speaks of the value, it is `additionalProperties`. */
export type Alone = z.infer<typeof Alone>;

export const Person = z.object({ name: z.string() });
export type Person = z.infer<typeof Person>;

/** A reference is one of the shapes. */
export const Beside = z.object({ ...Person.shape, age: z.int().optional() }).catchall(z.boolean());
/** A reference is one of the shapes. */
export type Beside = z.infer<typeof Beside>;

export const Conditional = z.intersection(
  z.object({ by: z.string().optional() }),
  z
    .unknown()
    .check(
      when(
        z.object({ by: z.literal('card') }),
        z.object({ number: z.string().optional() }),
        z.looseObject({}).check(pattern(/^bank/u, z.string())),
      ),
      needsSchema(
        'gift',
        z.object({ gift: z.unknown().optional(), wrapped: z.boolean().optional() }),
      ),
      unevaluatedProperties(
        z.never(),
        named('by'),
        where(z.object({ by: z.literal('card') }), named('number')),
        otherwise(z.object({ by: z.literal('card') }), matching(/^bank/u)),
        having('gift', named('gift', 'wrapped')),
      ),
    ),
);
export type Conditional = z.infer<typeof Conditional>;

export const Text = z.object({ text: z.string() });
export type Text = z.infer<typeof Text>;

export const Group = z.object({
  get parts() {
    return z.array(Section);
  },
});
export type Group = { parts: Section[] };

/** A tree whose nodes are checked wherever they stand. */
export const Section: z.ZodType<Section> = z.intersection(
  z.union([Text, Group]),
  z
    .unknown()
    .check(
      unevaluatedProperties(z.never(), where(Text, named('text')), where(Group, named('parts'))),
    ),
);
/** A tree whose nodes are checked wherever they stand. */
export type Section = Text | Group;

/** What stands in `not` does not count. */
export const Invisible = z
  .intersection(z.looseObject({}), z.unknown().check(unevaluatedProperties(z.int())))
  .check(not(z.object({ a: z.literal(1) })));
/** What stands in `not` does not count. */
export type Invisible = z.infer<typeof Invisible>;

/** One object of all shapes, which knows all names. */
export const Merged = z.strictObject({ ...Person.shape, age: z.int().optional() });
/** One object of all shapes, which knows all names. */
export type Merged = z.infer<typeof Merged>;

/** What counts depends on which members the value fits. */
export const OneMember = z.intersection(
  z.intersection(
    z.object({ kind: z.enum(['cat', 'dog']) }),
    z.union([
      Person,
      z.object({ kind: z.literal('dog').optional(), barks: z.boolean().optional() }),
      z.looseObject({}).check(required('kind')),
    ]),
  ),
  z
    .unknown()
    .check(
      unevaluatedProperties(
        z.never(),
        named('kind'),
        where(Person, named('name')),
        where(
          z.object({ kind: z.literal('dog').optional(), barks: z.boolean().optional() }),
          named('barks'),
        ),
      ),
    ),
);
/** What counts depends on which members the value fits. */
export type OneMember = z.infer<typeof OneMember>;

/** Each `unevaluatedProperties` sees what stands beside and below it alone. */
export const Twice = z.intersection(exactly(Merged), z.object({ note: z.string().optional() }));
/** Each `unevaluatedProperties` sees what stands beside and below it alone. */
export type Twice = z.infer<typeof Twice>;
