import { type OperationId, operations } from '@seller-funds/contract';

/** The operations of one method, by the number of segments of their paths. */
type Candidate = { readonly id: OperationId; readonly segments: readonly string[] };

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
 * What a request is about, as a name that has nothing of the request itself: the id of an operation of the API, or
 * `sandbox`, `page` or `none` for what is none.
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
  // A fixed path wins over one with a parameter in the same place.
  const [best] = fits.toSorted((one, other) => parametersOf(one) - parametersOf(other));
  return best?.id ?? (pathname.startsWith('/api') ? 'none' : 'page');
}

function parametersOf({ segments }: Candidate): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}
