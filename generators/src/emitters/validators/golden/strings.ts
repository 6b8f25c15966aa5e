// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { length } from '../runtime/strings.js';
import * as z from 'zod';

export const Any = z.string();
export type Any = z.infer<typeof Any>;

/** Two capitals and a number. */
export const Code = z
  .string()
  .check(length(0, 6))
  .regex(/^[A-Z]{2}\/\d+$/u);
/** Two capitals and a number. */
export type Code = z.infer<typeof Code>;

/** With Unicode semantics a dot is one character. */
export const Face = z.string().regex(/^.$/u);
/** With Unicode semantics a dot is one character. */
export type Face = z.infer<typeof Face>;

export const NotEmpty = z.string().min(1);
export type NotEmpty = z.infer<typeof NotEmpty>;

export const Two = z.string().check(length(2, 2));
export type Two = z.infer<typeof Two>;
