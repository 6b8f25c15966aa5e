import { cachedByContract } from './cached.js';
import {
  type ComponentSchema,
  type Contract,
  responseSchemas,
  requestSchemas,
} from './contract.js';
import { type Lookup, partsOf } from './resolve.js';
import { childrenOf, referencesOf, type Schema } from './schema.js';

export const directions = ['request', 'response'] as const;

/** The direction of data: from client to service, or back. */
export type Direction = (typeof directions)[number];

/** True if a property is not part of a direction: `readOnly` in requests, `writeOnly` in responses. */
export function isHidden(lookup: Lookup, direction: Direction, schema: Schema): boolean {
  return partsOf(lookup, schema).some((part) =>
    direction === 'request' ? part.serviceAssigned : part.writeOnly,
  );
}

/** The original names of the components in each direction, also indirectly. Webhook bodies count as responses. */
export const componentsByDirection: (contract: Contract) => Record<Direction, ReadonlySet<string>> =
  cachedByContract(({ operations, webhooks, components }) => ({
    request: reachable(components, [
      ...operations.flatMap(requestSchemas),
      ...webhooks.flatMap(responseSchemas),
    ]),
    response: reachable(components, [
      ...operations.flatMap(responseSchemas),
      ...webhooks.flatMap(requestSchemas),
    ]),
  }));

function reachable(
  components: ReadonlyMap<string, ComponentSchema>,
  schemas: readonly Schema[],
): ReadonlySet<string> {
  const found = new Set(schemas.flatMap(referencesOf));
  // A set also iterates over elements that are added during the iteration.
  for (const name of found) for (const need of components.get(name)?.needs ?? []) found.add(need);
  return found;
}

/** Returns a function that is true if a test holds for a schema or for a nested one, also behind references. */
export function deepTest(
  { schemas }: Contract,
  isTrue: (schema: Schema) => boolean,
): (schema: Schema) => boolean {
  const holds = (schema: Schema): boolean => isTrue(schema) || childrenOf(schema).some(holds);
  const matching = new Set(
    schemas.filter(({ schema }) => holds(schema)).map(({ name }) => name.original),
  );
  // Cycles need several rounds.
  for (let count = -1; count < matching.size;) {
    count = matching.size;
    for (const { name, needs } of schemas) {
      if (needs.some((need) => matching.has(need))) matching.add(name.original);
    }
  }
  return (schema) => holds(schema) || referencesOf(schema).some((name) => matching.has(name));
}
