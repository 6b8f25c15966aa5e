import { type CodeFile, FileDraft } from '../../code/file.js';
import { objectLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Contract } from '../../model/contract.js';
import { resolveSchema } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';

/** Emits the limits outside of schemas (`x-limits`), if the document has any. */
export function emitDocumentLimits({ limits }: Contract): CodeFile[] {
  if (limits.length === 0) return [];
  const draft = new FileDraft('vocabulary', 'limits');
  draft.declare('limits');
  const entries = limits.map(({ name, value }) => [name, String(value)] as const);
  const statement = constant({
    docs: ['Limits that schemas cannot express, by their names in the document.'],
    name: 'limits',
    initializer: `${objectLiteral(entries)} as const`,
  });
  return [{ draft, statements: [statement] }];
}

/** The limits of a schema as source: of the properties of an object, or its own; undefined if there are none. */
export function limitsOf(contract: Contract, schema: Schema): string | undefined {
  const { properties } = resolveSchema(contract.lookup, schema);
  return properties.length === 0 ? ownLimits(contract, schema) : namedLimits(contract, properties);
}

/** The limits of several schemas by name. */
export function namedLimits(
  contract: Contract,
  named: readonly { readonly name: string; readonly schema: Schema }[],
): string | undefined {
  const found = named.map(({ name, schema }) => [name, ownLimits(contract, schema)] as const);
  return found.some(([, limits]) => limits !== undefined) ? objectLiteral(found) : undefined;
}

/** The strictest limit of each keyword: several schemas may limit a value. */
function ownLimits(contract: Contract, schema: Schema): string | undefined {
  const { limits } = resolveSchema(contract.lookup, schema);
  const entries = limits.map(({ keyword, value }) => [keyword, String(value)] as const);
  return entries.length === 0 ? undefined : objectLiteral(entries);
}
