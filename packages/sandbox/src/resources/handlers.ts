import type { World } from '@seller-funds/contract/policies';
import { buildEnvelope, type Page, type PageRequest } from '../kernel/page.js';
import type { Session } from '../session.js';
import type { ReadUnit, WriteUnit } from '../unit/unit.js';

/** A function of the domain, applied to a request. */
type Work<Unit, Request, Result> = (
  unit: Unit,
  request: Request,
  session: Session,
) => Promise<Result>;

/** Converts a result of the domain to the response body of an API version. */
type ToBody<Result, Request, Body> = (result: Result, request: Request, session: Session) => Body;

/** A handler of an operation whose only success is 200. */
type OkHandler<Request, Body> = (
  request: Request,
  session: Session,
) => Promise<{ status: 200; headers?: Record<string, string>; body: Body }>;

function handles<Unit>(
  run: (session: Session) => <T>(work: (unit: Unit) => Promise<T>) => Promise<T>,
) {
  return <Request, Result, Body>(
    work: Work<Unit, Request, Result>,
    toBody: ToBody<Result, Request, Body>,
  ): OkHandler<Request, Body> =>
    async (request, session) => {
      const result = await run(session)((unit) => work(unit, request, session));
      return { status: 200, body: toBody(result, request, session) };
    };
}

/** Creates the handler of an operation that reads. */
export const reads = handles<ReadUnit>(({ read }) => read);

/** Creates the handler of an operation that changes something. */
export const writes = handles<WriteUnit>(({ write }) => write);

const replayHeaders = { 'x-idempotent-replay': 'true' };

/** As {@link writes}, with a header that marks an idempotent replay (D61). */
export function writesOnce<Request, Result extends { readonly replayed: boolean }, Body>(
  work: Work<WriteUnit, Request, Result>,
  toBody: ToBody<Result, Request, Body>,
): OkHandler<Request, Body> {
  return async (request, session) => {
    const changed = await session.write((unit) => work(unit, request, session));
    const body = toBody(changed, request, session);
    const isMarked = changed.replayed && session.world.replayMark === 'sent';
    return { status: 200, ...(isMarked && { headers: replayHeaders }), body };
  };
}

export function pageOf(query: {
  readonly page: number;
  readonly limit: number;
  readonly direction?: string;
}): PageRequest {
  return { number: query.page, size: query.limit, ascending: query.direction === 'asc' };
}

interface ListRequest {
  readonly query: {
    readonly _pageNumber: number;
    readonly _pageSize: number;
    readonly _asc?: boolean;
    readonly _sort?: string;
  };
  readonly raw: Request;
}

/** The page of a list. What the query leaves out is the default of the document, unless this service has another one. */
function readPage({ query, raw }: ListRequest, world: World): PageRequest {
  const { _pageNumber: number, _pageSize, _asc, _sort } = query;
  const { pathname, searchParams } = new URL(raw.url);
  const isOther = pathname.startsWith('/api/v1/') && !searchParams.has('_pageSize');
  const size = isOther ? Math.min(_pageSize, Number(world.pageSizeInV1)) : _pageSize;
  const [sent, usual] =
    _asc === undefined ? ['_sort', world.holderOrder] : ['_asc', world.listOrder];
  const ascending = _asc ?? _sort === 'asc';
  return { number, size, ascending: searchParams.has(sent) ? ascending : usual === 'asc' };
}

/** Creates the handler of a list with `_pageNumber` and `_pageSize`. */
export function lists<Request extends ListRequest, Element, Body>(
  work: (unit: ReadUnit, page: PageRequest, request: Request) => Promise<Page<Element>>,
  toBody: (element: Element, request: Request, session: Session) => Body,
): OkHandler<Request, ReturnType<typeof buildEnvelope<Element, Body>>> {
  return async (request, session) => {
    const page = readPage(request, session.world);
    const found = await session.read((unit) => work(unit, page, request));
    return {
      status: 200,
      body: buildEnvelope(page, found, (one) => toBody(one, request, session)),
    };
  };
}
