import { at } from '../json.js';
import { checkContradictions } from './check-contradictions.js';
import { checkDefault, checkExample } from './check-data.js';
import type { MediaType, Operation } from './contract.js';
import type { Reader } from './reader.js';
import { childrenOf, type Schema } from './schema.js';

/**
 * Reports what is wrong with schemas as a whole, once all of them are known: contradictions, and
 * defaults and examples that the schema itself refuses.
 */
export function checkSchemas(reader: Reader, operations: readonly Operation[]): void {
  const seen = new Set<string>();
  const visit = (schema: Schema): void => {
    // What several operations refer to is read for each of them.
    if (seen.has(schema.pointer)) return;
    seen.add(schema.pointer);
    checkContradictions(reader, schema);
    checkDefault(reader, schema);
    const { example, pointer } = schema;
    if (example !== undefined) checkExample(reader, schema, example, at(pointer, 'example'));
    for (const child of childrenOf(schema)) visit(child);
  };
  for (const schema of reader.components.values()) visit(schema);
  for (const operation of operations) for (const schema of schemasOf(operation)) visit(schema);
}

/** All schemas of an operation, without those inside of them. */
function schemasOf({ parameters, body, responses }: Operation): Schema[] {
  const headers = responses.flatMap((response) => response.headers);
  const content = [...(body?.content ?? []), ...responses.flatMap((response) => response.content)];
  return [...[...parameters, ...headers].map((entry) => entry.schema), ...content.flatMap(ownOf)];
}

function ownOf({ schema }: MediaType): Schema[] {
  return schema ? [schema] : [];
}
