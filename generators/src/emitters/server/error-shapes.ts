import { literal, objectLiteral } from '../../code/literals.js';
import type { Json } from '../../json.js';
import type { Contract, MediaType } from '../../model/contract.js';
import { dereference } from '../../model/resolve.js';
import type { JsonType, Schema } from '../../model/schema.js';
import {
  errorSchema,
  isErrorStatus,
  mostFrequent,
  placesOf,
  propertiesOf,
} from '../error-places.js';
import { routedOperations } from './symbols.js';

/** The shapes of documented errors, as source. */
export function errorShapes(contract: Contract): string {
  const moduleShapes = contract.modules
    .flatMap((module) => routedOperations(contract, module))
    .flatMap(({ id, responses }) =>
      responses.flatMap(({ status, content }) => {
        const shape = isErrorStatus(status) ? shapeOf(contract, content) : undefined;
        return shape === undefined ? [] : [{ id, status, shape }];
      }),
    );
  const common = mostFrequent(moduleShapes.map(({ shape }) => shape));
  const others = new Map<string, [string, string][]>();
  for (const { id, status, shape } of moduleShapes) {
    if (shape !== common) others.set(id, [...(others.get(id) ?? []), [status, shape]]);
  }
  const entries = Array.from(others, ([id, shapes]) => [id, objectLiteral(shapes)] as const);
  return objectLiteral([
    ['common', common],
    ['others', entries.length === 0 ? undefined : objectLiteral(entries)],
  ]);
}

/** The shape of a JSON error body as source; undefined if there is none, or it is not an object. */
function shapeOf(contract: Contract, content: readonly MediaType[]): string | undefined {
  const schema = errorSchema(contract, content);
  if (!schema) return undefined;
  const body = sampleOf(contract, schema, 0);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const { message, code, status, details } = placesOf(contract, schema);
  return literal({ body, message, code, status, details });
}

/** A sample value with all required properties, with values of the document if it has any. */
function sampleOf(contract: Contract, raw: Schema, depth: number): Json {
  const schema = dereference(contract.lookup, raw);
  const preset = schema.values?.[0] ?? schema.default;
  if (preset !== undefined) return preset;
  if (depth > 8) return null;
  const properties = propertiesOf(contract, schema);
  if (properties.length > 0) {
    const required = properties.filter((property) => property.required);
    return Object.fromEntries(
      required.map(({ name, schema: inner }) => [name, sampleOf(contract, inner, depth + 1)]),
    );
  }
  const [first] = [...schema.anyOf, ...schema.oneOf];
  if (first && !schema.types) return sampleOf(contract, first, depth + 1);
  return schema.example ?? empty[schema.types?.[0] ?? 'null'];
}

const empty: Readonly<Record<JsonType, Json>> = {
  string: '',
  integer: 0,
  number: 0,
  boolean: false,
  array: [],
  object: {},
  null: null,
};
