import { operations, type OperationId } from '@seller-funds/contract';
import { TolerantRouter } from '@seller-funds/server';
import { operations as controlOperations } from '../generated/types/index.js';

interface Operation<Id> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
}

/** Returns the id of the operation that a request to a path and query called; undefined for other requests. */
export const operationOf = finderOf<OperationId>(Object.values(operations));

const findControlOperation = finderOf<string>(Object.values(controlOperations));

/** The id of the operation of the control API that a request called, such as `sandbox.advanceClock`; else `sandbox`. */
export function controlOperationOf(method: string, target: string): string {
  const id = findControlOperation(method, target);
  return id === undefined ? 'sandbox' : `sandbox.${id}`;
}

function finderOf<Id>(table: readonly Operation<Id>[]) {
  const router = new TolerantRouter<Id>();
  for (const { id, method, path } of table)
    router.add(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), id);
  return (method: string, target: string): Id | undefined =>
    router.match(method, target.split('?', 1)[0] ?? '')[0][0]?.[0];
}
