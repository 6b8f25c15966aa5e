// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as z from 'zod';

export const Between = z.number().min(1).max(2);
export type Between = z.infer<typeof Between>;

export const Half = z.number().multipleOf(0.5);
export type Half = z.infer<typeof Half>;

export const Inside = z.int().gt(1).lt(4);
export type Inside = z.infer<typeof Inside>;

export const Integer = z.int();
export type Integer = z.infer<typeof Integer>;

export const Number = z.number();
export type Number = z.infer<typeof Number>;

export const Small = z.int32();
export type Small = z.infer<typeof Small>;

/** A limit says nothing about a value of another type. */
export const Untyped = z
  .union([z.boolean(), z.number().min(3), z.string(), z.array(z.unknown()), z.looseObject({})])
  .nullable();
/** A limit says nothing about a value of another type. */
export type Untyped = z.infer<typeof Untyped>;
