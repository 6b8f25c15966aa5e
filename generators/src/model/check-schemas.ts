import { at } from '../json.js';
import { checkContradictions } from './check-contradictions.js';
import { checkDefault, checkExample } from './check-data.js';
import { checkUnion } from './check-unions.js';
import { responseSchemas, type Operation, requestSchemas } from './contract.js';
import type { Reader } from './reader.js';
import { childrenOf, type Schema } from './schema.js';

/** Reports contradictions, unions that cannot tell their members apart, and defaults and examples that are not valid. Runs after all schemas are read. */
export function checkSchemas(reader: Reader, operations: readonly Operation[]): void {
  const seen = new Set<string>();
  const visit = (schema: Schema): void => {
    // A schema that several operations refer to is read for each of them.
    if (seen.has(schema.pointer)) return;
    seen.add(schema.pointer);
    checkContradictions(reader, schema);
    checkUnion(reader, schema);
    checkDefault(reader, schema);
    const { example, pointer } = schema;
    if (example !== undefined) checkExample(reader, schema, example, at(pointer, 'example'));
    for (const child of childrenOf(schema)) visit(child);
  };
  for (const schema of reader.components.values()) visit(schema);
  for (const operation of operations) {
    const headers = operation.responses.flatMap((response) => response.headers);
    for (const { schema } of headers) visit(schema);
    for (const schema of [...requestSchemas(operation), ...responseSchemas(operation)])
      visit(schema);
  }
}
