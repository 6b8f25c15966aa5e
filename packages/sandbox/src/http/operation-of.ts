import { operations, type OperationId } from '@seller-funds/contract';
import { operations as controlOperations } from '../generated/types/index.js';

interface Route<Id> {
  readonly id: Id;
  readonly method: string;
  readonly path: RegExp;
}

const routes = routesOf(operations);
const controlRoutes = routesOf(controlOperations);

function routesOf<Id extends string>(
  table: Readonly<
    Record<string, { readonly id: Id; readonly method: string; readonly path: string }>
  >,
): readonly Route<Id>[] {
  return (
    Object.values(table)
      // Paths with fewer parameters have priority.
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
      .map(({ id, method, path }) => ({
        id,
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      }))
  );
}

/** The id of the operation that a request to a path and query called; undefined for other requests. */
export function operationOf(method: string, target: string): OperationId | undefined {
  return findId(routes, method, target);
}

/** The id of the operation of the control API that a request called, such as `sandbox.advanceClock`; else `sandbox`. */
export function controlOperationOf(method: string, target: string): string {
  const id = findId(controlRoutes, method, target);
  return id === undefined ? 'sandbox' : `sandbox.${id}`;
}

function findId<Id>(all: readonly Route<Id>[], method: string, target: string): Id | undefined {
  const [path = ''] = target.split('?', 1);
  return all.find((route) => route.method === method && route.path.test(path))?.id;
}
