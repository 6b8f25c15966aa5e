// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { own, pattern, required, rest } from '../runtime/objects.js';
import { length } from '../runtime/strings.js';
import * as z from 'zod';

export const Closed = z.strictObject({ a: z.int().optional() });
export type Closed = z.infer<typeof Closed>;

export const Free = z.looseObject({});
export type Free = z.infer<typeof Free>;

/** Names that every object inherits are names like any other. */
export const Inherited = z.intersection(
  z.looseObject({}),
  z.unknown().check(own('constructor', z.string(), false), own('toString', z.int(), true)),
);
/** Names that every object inherits are names like any other. */
export type Inherited = z.infer<typeof Inherited>;

export const Map = z.record(z.string(), z.int());
export type Map = z.infer<typeof Map>;

export const Open = z.looseObject({ a: z.int().optional() });
export type Open = z.infer<typeof Open>;

export const Patterns = z
  .looseObject({ id: z.string().optional() })
  .check(
    pattern(
      /^i/u,
      z
        .union([
          z.boolean(),
          z.number(),
          z.string().check(length(2)),
          z.array(z.unknown()),
          z.looseObject({}),
        ])
        .nullable(),
    ),
    pattern(/^n/u, z.int()),
    rest(['id'], [/^i/u, /^n/u], z.never()),
  );
export type Patterns = z.infer<typeof Patterns>;

/** A pattern may speak of what a declared property does not declare. */
export const PatternsInside = z.intersection(
  z.looseObject({ item: z.object({ a: z.int().optional() }).optional() }),
  z
    .unknown()
    .check(
      pattern(
        /^i/u,
        z
          .union([
            z.boolean(),
            z.number(),
            z.string(),
            z.array(z.unknown()),
            z.looseObject({}).check(required('b')),
          ])
          .nullable(),
      ),
    ),
);
/** A pattern may speak of what a declared property does not declare. */
export type PatternsInside = z.infer<typeof PatternsInside>;

export const Pet = z.object({ name: z.string(), age: z.int().optional(), 'x-id': z.unknown() });
export type Pet = z.infer<typeof Pet>;

export const Remaining = z.object({ a: z.int().optional() }).catchall(z.string());
export type Remaining = z.infer<typeof Remaining>;
