import { FileDraft } from '../../code/file.js';
import { pascalCase, uniqueName } from '../../code/identifiers.js';
import { cachedByContract } from '../../model/cached.js';
import type { Contract, MediaType, Operation, Response } from '../../model/contract.js';
import type { Direction } from '../../model/directions.js';
import type { Schema } from '../../model/schema.js';
import type { SchemaTypes } from './schema-types.js';
import type { TypeVariant } from './type-variants.js';

/** A body of an operation whose type gets a name in the file of the operations. */
export interface NamedBody {
  readonly name: string;
  readonly content: readonly MediaType[];
  readonly direction: Direction;
}

/** The body and the results of an operation, if their types are objects without a name. */
export function namedBodies(
  contract: Contract,
  types: SchemaTypes,
  operation: Operation,
): NamedBody[] {
  const [body = '', ...results] = namesOf(contract).get(operation) ?? [];
  const bodies: NamedBody[] = [
    { name: body, content: operation.body?.content ?? [], direction: 'request' },
    ...successesOf(operation).map(({ content }, index) => {
      return { name: results[index] ?? '', content, direction: 'response' } as const;
    }),
  ];
  return bodies.filter(({ content, direction }) => {
    const schemas = content.flatMap(({ schema, item }) => (schema && !item ? [schema] : []));
    const isWhole = content.length > 0 && schemas.length === content.length;
    const unused = new FileDraft('types', 'unused');
    return isWhole && shortTypeOf(unused, types, schemas, direction) === undefined;
  });
}

/** The type of schemas if it has names, arrays and unions only, and at most `longest` characters; else undefined. */
export function shortTypeOf(
  file: FileDraft,
  types: SchemaTypes,
  schemas: readonly Schema[],
  direction: TypeVariant,
  longest = Infinity,
): string | undefined {
  // In a draft that is not emitted: a longer one would leave its imports in the file.
  const text = types.union(new FileDraft('types', 'unused'), schemas, direction);
  const isLong = text.includes('{') || text.length > longest;
  return isLong ? undefined : types.union(file, schemas, direction);
}

function successesOf({ responses }: Operation): Response[] {
  return responses.filter(({ status }) => status.startsWith('2'));
}

/** The names of the body and of the results of each operation, which differ from those of operations. */
const namesOf = cachedByContract(({ operations }) => {
  const taken = new Map<string, Set<string>>();
  for (const { name } of operations) {
    const names = taken.get(name.module) ?? new Set<string>();
    taken.set(name.module, names.add(name.id.toLowerCase()));
  }
  return new Map(
    operations.map((operation) => {
      const { module, id } = operation.name;
      const unique = (suffix: string): string =>
        uniqueName(`${pascalCase(id)}${suffix}`, taken.get(module) ?? new Set());
      const successes = successesOf(operation);
      const results = successes.map(({ status }) =>
        unique(`Result${successes.length > 1 ? status : ''}`),
      );
      return [operation, [unique('Body'), ...results]];
    }),
  );
});
