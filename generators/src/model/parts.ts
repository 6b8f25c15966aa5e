import type { Contract } from './contract.js';
import type { Schema } from './schema.js';

/** A schema with all that it refers to and consists of: what holds of a value at once. */
export function partsOf(contract: Contract, schema: Schema, passed = new Set<Schema>()): Schema[] {
  if (passed.has(schema)) return [];
  passed.add(schema);
  const component = schema.ref === undefined ? undefined : contract.components.get(schema.ref);
  const parts = [...schema.allOf, ...(component ? [component.schema] : [])];
  return [schema, ...parts.flatMap((part) => partsOf(contract, part, passed))];
}
