import { operations, type OperationId } from '@seller-funds/contract';

/** An operation and what the paths of its requests look like. */
interface Route {
  readonly id: OperationId;
  readonly method: string;
  readonly path: RegExp;
}

const routes: readonly Route[] = Object.values(operations)
  // A path without parameters comes before one that fits it too.
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/**
 * The operation of the API that a request was for; undefined where there is none.
 * @param target path and query
 */
export function operationOf(method: string, target: string): OperationId | undefined {
  const [path = ''] = target.split('?', 1);
  return routes.find((route) => route.method === method && route.path.test(path))?.id;
}
