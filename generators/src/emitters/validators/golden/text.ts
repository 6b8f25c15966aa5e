// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { own } from '../runtime/objects.js';
import * as z from 'zod';

/** \@internal */
export const ClassAlert1 = z.string();
/** \@internal */
export type ClassAlert1 = z.infer<typeof ClassAlert1>;

/**
 * Ends here: *\/ alert(1) /*
 * \@deprecated not really
 */
export const ClassAlert12 = z.intersection(
  z.object({
    "'];process.exit()//": z
      .string()
      .regex(/^[/'\u2028]*$/u)
      .optional(),
    'multi\nline': z.enum(["'", '"', '`${1}`', '\u2028']).optional(),
  }),
  z.unknown().check(own('__proto__', z.string(), false)),
);
/**
 * Ends here: *\/ alert(1) /*
 * \@deprecated not really
 */
export type ClassAlert12 = z.infer<typeof ClassAlert12>;
