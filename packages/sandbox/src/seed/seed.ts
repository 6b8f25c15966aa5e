import { fieldPath } from '@seller-funds/server';
import * as z from 'zod';

/** A call of a seed: an operation of the API or of the control API, and its input. */
const step = z.strictObject({
  /** The operation id, such as `v2.createAccountHolder` or `advanceClock`. */
  call: z.string(),
  /** A name with which later steps refer to the response: `${name.code}`. */
  as: z
    .string()
    .regex(
      /^[A-Za-z]\w*$/,
      'A name consists of letters, digits and underscores and begins with a letter.',
    )
    .optional(),
  path: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  query: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.unknown().optional(),
});

/** The schema of a seed file. */
export const seedSchema = z.strictObject({
  key: z.string().optional(),
  steps: z.array(step),
});

/** The calls that fill a tenant, in order. */
export type Seed = z.infer<typeof seedSchema>;

export type SeedStep = z.infer<typeof step>;

/** The path of a value in a seed: property names and array indexes. */
export type SeedPath = readonly (string | number)[];

export interface SeedFault {
  readonly path: SeedPath;
  readonly message: string;
}

/** Thrown if a seed is invalid or one of its calls fails. */
export class SeedError extends Error {
  override readonly name = 'SeedError';

  constructor(readonly faults: readonly SeedFault[]) {
    super(faults.map(({ path, message }) => `${describePath(path)}: ${message}`).join('\n'));
  }
}

/** Formats the path of a value in a seed. */
export function describePath(path: SeedPath): string {
  return fieldPath(path) || 'the file';
}
