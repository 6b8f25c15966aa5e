import { type CodeFile, FileDraft } from '../../code/file.js';
import { objectLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Contract } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';
import { demandsOf, propertiesOf } from './properties.js';

/** The file with what the document limits beside its schemas (`x-limits`); none where it has none. */
export function emitDocumentLimits({ limits }: Contract): CodeFile[] {
  if (limits.length === 0) return [];
  const draft = new FileDraft('vocabulary', 'limits');
  draft.declare('limits');
  const entries = limits.map(({ name, value }) => [name, String(value)] as const);
  const statement = constant({
    docs: ['Limits that no schema can say, by their names in the document.'],
    name: 'limits',
    initializer: `${objectLiteral(entries)} as const`,
  });
  return [{ draft, statements: [statement] }];
}

/** The limits of a schema as source: of an object's properties, else its own; undefined without any. */
export function limitsOf(contract: Contract, schema: Schema): string | undefined {
  const properties = [...propertiesOf(contract, schema)];
  if (properties.length === 0) return ownLimits(contract, schema);
  return namedLimits(
    contract,
    properties.map(([name, value]) => ({ name, schema: value })),
  );
}

/** The limits of several schemas by their names. */
export function namedLimits(
  contract: Contract,
  named: readonly { readonly name: string; readonly schema: Schema }[],
): string | undefined {
  const found = named.map(({ name, schema }) => [name, ownLimits(contract, schema)] as const);
  return found.some(([, limits]) => limits !== undefined) ? objectLiteral(found) : undefined;
}

/** What a value may be at least, and at most; where several schemas limit it, the narrowest. */
const keywords = {
  minLength: 'string',
  maxLength: 'string',
  minimum: 'number',
  exclusiveMinimum: 'number',
  maximum: 'number',
  exclusiveMaximum: 'number',
  minItems: 'array',
  maxItems: 'array',
  minProperties: 'object',
  maxProperties: 'object',
} as const satisfies Readonly<Record<string, 'string' | 'number' | 'array' | 'object'>>;

function ownLimits(contract: Contract, schema: Schema): string | undefined {
  const demands = demandsOf(contract, schema);
  const found = Object.keys(keywords).flatMap((keyword) => {
    const values = demands.flatMap((demand) => {
      const value = limitOf(demand, keyword as keyof typeof keywords);
      return value === undefined ? [] : [value];
    });
    if (values.length === 0) return [];
    const narrowest = /^(min|exclusiveMin)/.test(keyword) ? Math.max : Math.min;
    return [[keyword, String(narrowest(...values))] as const];
  });
  return found.length === 0 ? undefined : objectLiteral(found);
}

function limitOf(schema: Schema, keyword: keyof typeof keywords): number | undefined {
  const rules: Readonly<Record<string, unknown>> = { ...schema[keywords[keyword]] };
  const value = rules[keyword];
  return typeof value === 'number' ? value : undefined;
}
