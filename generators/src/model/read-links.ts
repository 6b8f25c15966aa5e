import { at, isObject, resolvePointer, tokensOf, type Json, type JsonObject } from '../json.js';
import type { Link, Operation } from './contract.js';
import { stringAt, type Reader, withoutExtensions } from './reader.js';

/** Reads the links of all responses. Reports and leaves out those without a target, and reports unknown parameters. */
export function readLinks(reader: Reader, operations: readonly Operation[]): Link[] {
  const targetOf = targetsAmong(operations);
  return operations.flatMap((operation) => {
    const raw = resolvePointer(reader.source.value, operation.pointer) ?? {};
    if (!isObject(raw)) return [];
    const responses = withoutExtensions(reader.child(raw, 'responses'));
    return responses.flatMap(([status, response]) => {
      const from = at(operation.pointer, 'responses', status);
      const { value, pointer } = reader.element(response, from);
      return Object.entries(reader.child(value, 'links')).flatMap(([name, link]) => {
        const place = { operation: operation.id, status, name };
        return readLink(reader, targetOf, place, link, at(pointer, 'links', name)) ?? [];
      });
    });
  });
}

function targetsAmong(
  operations: readonly Operation[],
): (link: JsonObject) => Operation | undefined {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const byPointer = new Map(operations.map((operation) => [operation.pointer, operation]));
  return (link) => {
    const id = stringAt(link, 'operationId');
    if (id !== undefined) return byId.get(id);
    // Documents may escape other characters of a pointer than the model.
    return byPointer.get(at('#', ...tokensOf(stringAt(link, 'operationRef') ?? '')));
  };
}

function readLink(
  reader: Reader,
  targetOf: ReturnType<typeof targetsAmong>,
  place: Pick<Link, 'operation' | 'status' | 'name'>,
  raw: Json,
  from: string,
): Link | undefined {
  const { value, pointer } = reader.element(raw, from);
  const target = targetOf(value);
  if (!target) {
    const keyword = stringAt(value, 'operationId') === undefined ? 'operationRef' : 'operationId';
    const name = stringAt(value, keyword) ?? 'nothing';
    reader.report('link/target', at(pointer, keyword), { name });
    return undefined;
  }
  const parameters = reader.child(value, 'parameters');
  for (const name of Object.keys(parameters)) {
    if (target.parameters.some((parameter) => isNamed(parameter, name))) continue;
    const values = { name, operation: target.id };
    reader.report('link/parameter', at(pointer, 'parameters', name), values);
  }
  return { ...place, target: target.id, parameters, body: value['requestBody'] };
}

/** Names may be qualified by their location: `path.id`. */
function isNamed(parameter: Operation['parameters'][number], name: string): boolean {
  return parameter.name === name || `${parameter.in}.${parameter.name}` === name;
}
