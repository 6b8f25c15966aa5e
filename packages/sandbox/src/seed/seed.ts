import * as z from 'zod';

/** A call of a seed: an operation of the API or of the control API, and what goes into it. */
const step = z.strictObject({
  /** The id of the operation, such as `v2.createAccountHolder` or `advanceClock`. */
  call: z.string(),
  /** A name by which later steps refer to the answer: `${name.code}`. */
  as: z
    .string()
    .regex(/^[A-Za-z]\w*$/, 'A name has letters, digits and underscores.')
    .optional(),
  path: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  query: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.unknown().optional(),
});

/** What a seed file has. */
export const seedSchema = z.strictObject({
  /** The key whose tenant is filled. */
  key: z.string().optional(),
  steps: z.array(step),
});

/** Calls that fill a tenant, in their order. */
export type Seed = z.infer<typeof seedSchema>;

/** One call of a seed. */
export type SeedStep = z.infer<typeof step>;

/** A place in a seed: names of members, and numbers of elements from 0. */
export type SeedPath = readonly (string | number)[];

/** One thing that is wrong with a seed. */
export interface SeedFault {
  readonly path: SeedPath;
  readonly message: string;
}

/** A seed that cannot be read, or of which a step was refused. */
export class SeedError extends Error {
  override readonly name = 'SeedError';

  constructor(readonly faults: readonly SeedFault[]) {
    super(faults.map(({ path, message }) => `${formatPath(path)}: ${message}`).join('\n'));
  }
}

/** A path as people write it, such as `steps[3].body.extRef`. */
export function formatPath(path: SeedPath): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return text.replace(/^\./, '') || 'the file';
}
