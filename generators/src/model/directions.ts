import {
  type ComponentSchema,
  type Contract,
  responseSchemas,
  requestSchemas,
} from './contract.js';
import { type Lookup, partsOf } from './resolve.js';
import { childrenOf, referencesOf, type Schema } from './schema.js';

/** Which way data goes: from a client to the service, or back. */
export type Direction = 'request' | 'response';

/** Whether a value is no part of what goes in a direction: it is only ever returned, or only sent. */
export function isHidden(lookup: Lookup, direction: Direction, schema: Schema): boolean {
  return partsOf(lookup, schema).some((part) =>
    direction === 'request' ? part.serviceAssigned : part.writeOnly,
  );
}

/**
 * The original names of the components that go in each direction, directly or by way of others. The
 * bodies of webhooks come from the service, as responses do.
 */
export function componentsByDirection(contract: Contract): Record<Direction, ReadonlySet<string>> {
  const { operations, webhooks, components } = contract;
  return {
    request: reachable(components, [
      ...operations.flatMap(requestSchemas),
      ...webhooks.flatMap(responseSchemas),
    ]),
    response: reachable(components, [
      ...operations.flatMap(responseSchemas),
      ...webhooks.flatMap(requestSchemas),
    ]),
  };
}

function reachable(
  components: ReadonlyMap<string, ComponentSchema>,
  schemas: readonly Schema[],
): ReadonlySet<string> {
  const found = new Set(schemas.flatMap(referencesOf));
  // A set hands out what is added while it is walked.
  for (const name of found) for (const need of components.get(name)?.needs ?? []) found.add(need);
  return found;
}

/** Tells whether something is true of a schema, or of one inside of it, behind references too. */
export function deepTest(
  { schemas }: Contract,
  isTrue: (schema: Schema) => boolean,
): (schema: Schema) => boolean {
  const holds = (schema: Schema): boolean => isTrue(schema) || childrenOf(schema).some(holds);
  const found = new Set(
    schemas.filter(({ schema }) => holds(schema)).map(({ name }) => name.original),
  );
  // Those who need each other are told only in several rounds.
  for (let count = -1; count < found.size;) {
    count = found.size;
    for (const { name, needs } of schemas) {
      if (needs.some((need) => found.has(need))) found.add(name.original);
    }
  }
  return (schema) => holds(schema) || referencesOf(schema).some((name) => found.has(name));
}
