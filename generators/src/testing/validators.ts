import { join } from 'node:path';
import type { Json } from '../json.js';
import { documentOf } from './document.js';
import { emit, write } from './emitted.js';

interface Result {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?: { readonly issues: readonly Issue[] };
}

interface Issue {
  readonly code: string;
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

export type Validators = Readonly<Record<string, { safeParse(value: unknown): Result }>>;

export async function importValidators(
  schemas: Readonly<Record<string, Json>>,
): Promise<Validators> {
  const files = await emit(documentOf({ components: { schemas } }), ['validators']);
  const folder = write(files);
  const registry: unknown = await import(join(folder, 'validators/registry.ts'));
  return (registry as { schemas: Validators }).schemas;
}
