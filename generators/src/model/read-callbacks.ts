import { at, isObject, resolvePointer } from '../json.js';
import type { Callback, Operation } from './contract.js';
import { readItem, type Naming } from './read-operation.js';
import { withoutExtensions, type Reader } from './reader.js';

export function readCallbacks(
  reader: Reader,
  naming: Naming,
  operations: readonly Operation[],
): Callback[] {
  return operations.flatMap((operation) => {
    const raw = resolvePointer(reader.source.value, operation.pointer) ?? {};
    if (!isObject(raw)) return [];
    return withoutExtensions(reader.child(raw, 'callbacks')).flatMap(([name, callback]) => {
      const from = at(operation.pointer, 'callbacks', name);
      const { value, pointer } = reader.element(callback, from);
      return withoutExtensions(value).flatMap(([path, item]) => {
        const owner = { operation: operation.id, callback: name };
        const slot = { section: 'callbacks', path, ...owner } as const;
        const requests = readItem(reader, naming, slot, item, at(pointer, path));
        return requests.map((request) => ({ operation: operation.id, name, request }));
      });
    });
  });
}
