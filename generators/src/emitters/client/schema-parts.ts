import type { Contract } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';

/** A schema with all that it refers to and consists of: what holds of a value at once. */
export function partsOf(contract: Contract, schema: Schema, passed = new Set<Schema>()): Schema[] {
  if (passed.has(schema)) return [];
  passed.add(schema);
  const component = contract.schemas.find((entry) => entry.name.original === schema.ref);
  const parts = [...schema.allOf, ...(component ? [component.schema] : [])];
  return [schema, ...parts.flatMap((part) => partsOf(contract, part, passed))];
}
