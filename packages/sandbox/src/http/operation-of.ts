import { operations, type OperationId } from '@seller-funds/contract';

interface Route {
  readonly id: OperationId;
  readonly method: string;
  readonly path: RegExp;
}

const routes: readonly Route[] = Object.values(operations)
  // Paths with fewer parameters have priority.
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/**
 * The id of the operation that a request called; undefined for other requests.
 * @param target path and query
 */
export function operationOf(method: string, target: string): OperationId | undefined {
  const [path = ''] = target.split('?', 1);
  return routes.find((route) => route.method === method && route.path.test(path))?.id;
}
