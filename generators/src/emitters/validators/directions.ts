import type { ComponentSchema, Contract, MediaType } from '../../model/contract.js';
import { isJson } from '../../model/media-type.js';
import { holders, reachable } from '../../model/reach.js';
import { childrenOf, type Property, referencesOf, type Schema } from '../../model/schema.js';
import { behind, type Context, type Mark } from './context.js';

/** The marks by the direction in which a body with such properties goes. */
const marks = { requests: 'readOnly', responses: 'writeOnly' } as const;

/** The marks that matter in each component, because a body of their direction can hold it. */
export function marksOfComponents(
  contract: Contract,
  components: ReadonlyMap<string, ComponentSchema>,
): ReadonlyMap<string, readonly Mark[]> {
  const requests = contract.operations.flatMap(({ body }) => jsonSchemas(body?.content ?? []));
  const responses = contract.operations.flatMap((operation) =>
    operation.responses.flatMap(({ content }) => jsonSchemas(content)),
  );
  const sent = reachable(components, requests);
  const returned = reachable(components, responses);
  return new Map(
    [...components.keys()].map((name) => [
      name,
      [
        ...(sent.has(name) ? [marks.requests] : []),
        ...(returned.has(name) ? [marks.responses] : []),
      ],
    ]),
  );
}

/** The mark that exempts a required property from being demanded where a schema is printed. */
export function markOf(context: Context, { required, schema }: Property): Mark | undefined {
  if (!required) return undefined;
  const target = behind(context, schema);
  return context.marks.find((mark) => isMarked(schema, mark) || isMarked(target, mark));
}

/** Tells whether anything that a schema is made of, behind references too, has a property so marked. */
export function holderOf(context: Context, mark: Mark): (schema: Schema) => boolean {
  const inner = { ...context, marks: [mark] };
  const found = holders(context.components.values(), (schema) => holdsItself(inner, schema));
  return (schema) =>
    holdsItself(inner, schema) || referencesOf(schema).some((name) => found.has(name));
}

function holdsItself(context: Context, schema: Schema): boolean {
  const own = schema.object.properties.some((property) => markOf(context, property) !== undefined);
  return own || childrenOf(schema).some((child) => holdsItself(context, child));
}

function isMarked(schema: Schema, mark: Mark): boolean {
  return mark === 'readOnly' ? schema.serviceAssigned : schema.writeOnly;
}

function jsonSchemas(content: readonly MediaType[]): Schema[] {
  return content.flatMap(({ type, schema }) => (schema && isJson(type) ? [schema] : []));
}
