import { type OperationId, operations } from '@seller-funds/contract';

/** An operation and the segments of its path. */
type Candidate = { readonly id: OperationId; readonly segments: readonly string[] };

/** The operations by method and number of path segments. */
let candidates: ReadonlyMap<string, readonly Candidate[]> | undefined;

function load(): ReadonlyMap<string, readonly Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (const { id, method, path } of Object.values(operations)) {
    const segments = path.split('/');
    const key = `${method} ${segments.length}`;
    found.set(key, [...(found.get(key) ?? []), { id, segments }]);
  }
  return found;
}

/**
 * The id of the operation that a request calls; `sandbox`, `page` or `none` for other requests. It contains no part of
 * the request.
 */
export function operationOf({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/_sandbox')) return 'sandbox';
  candidates ??= load();
  const segments = pathname.split('/');
  const known = candidates.get(`${method.toLowerCase()} ${segments.length}`) ?? [];
  const fits = known.filter((each) =>
    each.segments.every((segment, index) => segment.startsWith('{') || segment === segments[index]),
  );
  // A fixed segment has priority over a parameter.
  const [best] = fits.toSorted((one, other) => parametersOf(one) - parametersOf(other));
  return best?.id ?? (pathname.startsWith('/api') ? 'none' : 'page');
}

function parametersOf({ segments }: Candidate): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}
