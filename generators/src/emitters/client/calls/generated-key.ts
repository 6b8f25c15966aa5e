import type { Contract, Operation } from '../../../model/contract.js';
import { partsOf } from '../../../model/resolve.js';

/** Returns the idempotency key field that the client can generate (a UUID); undefined if there is none. */
export function generatedIdempotencyKey(
  contract: Contract,
  operation: Operation,
): string | undefined {
  const schema = operation.body?.content.find(({ type }) => type === 'application/json')?.schema;
  const uuids = (schema ? partsOf(contract.lookup, schema) : [])
    .flatMap((part) => part.object.properties)
    .filter((property) => property.schema.string.format === 'uuid')
    .map((property) => property.name);
  const found = operation.idempotency?.key.filter((name) => uuids.includes(name)) ?? [];
  return found.length === 1 ? found[0] : undefined;
}
