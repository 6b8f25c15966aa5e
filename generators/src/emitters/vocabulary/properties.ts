import type { Contract } from '../../model/contract.js';
import { partsOf } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';

/** The properties of an object by name, including those of references and `allOf`. */
export function propertiesOf(contract: Contract, schema: Schema): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  // The outermost schema takes precedence.
  for (const { object } of partsOf(contract.lookup, schema)) {
    for (const { name, schema: value } of object.properties) {
      if (!found.has(name)) found.set(name, value);
    }
  }
  return found;
}
