import type { Contract } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';

/** A schema and everything that it demands of the same value by references and `allOf`. */
export function demandsOf(contract: Contract, schema: Schema): Schema[] {
  const found = new Set<Schema>();
  const collect = (each: Schema): void => {
    if (found.has(each)) return;
    found.add(each);
    const target = each.ref === undefined ? undefined : contract.components.get(each.ref)?.schema;
    if (target) collect(target);
    for (const member of each.allOf) collect(member);
  };
  collect(schema);
  return [...found];
}

/** The properties of an object by their names, those of references and `allOf` included. */
export function propertiesOf(contract: Contract, schema: Schema): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  // What is said first, at the object itself, describes a property best.
  for (const { object } of demandsOf(contract, schema)) {
    for (const { name, schema: value } of object.properties) {
      if (!found.has(name)) found.set(name, value);
    }
  }
  return found;
}
