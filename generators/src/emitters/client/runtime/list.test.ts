import { describe, expect, it } from 'vitest';
import { endpointOf, errorFrom, open } from '../testing/endpoint.js';
import { json, startServer } from '../testing/server.js';
import { listOperation, type List, type Paging } from './list.js';

interface Page {
  readonly elements?: readonly number[] | null;
  readonly pagination?: { readonly total?: number };
}

const untold: Paging<Page, number> = {
  page: 'page',
  first: 0,
  size: 'size',
  default: 2,
  elements: (page) => page.elements,
};
const paging: Paging<Page, number> = { ...untold, total: (page) => page.pagination?.total };

/** A server with `count` elements, on pages numbered from `first`, with at most `most` each. */
async function serve(count: number, { first = 0, most = 100, total = true } = {}) {
  const all = Array.from({ length: count }, (_, index) => index);
  const server = await startServer((response, request) => {
    const query = new URL(request.url, 'http://x').searchParams;
    const size = Math.min(Number(query.get('size') ?? 2), most);
    const skipped = query.get('offset');
    const start = skipped ? Number(skipped) : (Number(query.get('page') ?? first) - first) * size;
    const elements = all.slice(start, start + size);
    const pagination = total ? { total: count } : undefined;
    json({ elements, pagination })(response, request);
  });
  const requestedUrls = (): string[] => server.requests.map(({ url }) => url);
  const list = (query?: object, with_: Paging<Page, number> = paging): List<Page, number> =>
    listOperation(open(server.baseUrl), endpointOf(), with_, { query });
  return { list, requestedUrls };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('a list', () => {
  it('resolves to one page if awaited', async () => {
    const { list, requestedUrls } = await serve(5);
    expect(await list({ page: 1 })).toEqual({ elements: [2, 3], pagination: { total: 5 } });
    expect(requestedUrls()).toEqual(['/x?page=1']);
  });

  it.each([
    [5, ['/x', '/x?page=1', '/x?page=2']],
    [4, ['/x', '/x?page=1']],
    [1, ['/x']],
    [0, ['/x']],
  ])('of %i elements yields each once and requests no further page', async (count, urls) => {
    const { list, requestedUrls } = await serve(count);
    expect(await collect(list())).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(requestedUrls()).toEqual(urls);
  });

  it('starts with page 1 if that is the first page', async () => {
    const { list, requestedUrls } = await serve(3, { first: 1 });
    expect(await collect(list({}, { ...paging, first: 1 }))).toEqual([0, 1, 2]);
    expect(requestedUrls()).toEqual(['/x', '/x?page=2']);
  });

  it('starts with the requested page and page size', async () => {
    const { list, requestedUrls } = await serve(9);
    expect(await collect(list({ page: 1, size: 3 }))).toEqual([3, 4, 5, 6, 7, 8]);
    expect(requestedUrls()).toEqual(['/x?page=1&size=3', '/x?page=2&size=3']);
  });

  it('sends the other parameters with every page', async () => {
    const { list, requestedUrls } = await serve(3);
    await collect(list({ sort: 'a b' }));
    expect(requestedUrls()).toEqual(['/x?sort=a%20b', '/x?sort=a%20b&page=1']);
  });

  it.each([
    [paging, ['/x?offset=1', '/x?offset=3']],
    [untold, ['/x?offset=1', '/x?offset=3', '/x?offset=5']],
  ])('may skip elements, however many a page has', async (given, urls) => {
    const { list, requestedUrls } = await serve(5, { most: 2 });
    const found = await collect(list({ offset: 1 }, { ...given, page: 'offset', skips: true }));
    expect([found, requestedUrls()]).toEqual([[1, 2, 3, 4], urls]);
  });

  it('ends with a page that is not full if there is no total', async () => {
    const { list, requestedUrls } = await serve(5, { total: false });
    expect(await collect(list({}, untold))).toEqual([0, 1, 2, 3, 4]);
    expect(requestedUrls()).toHaveLength(3);
    const even = await serve(4, { total: false });
    expect(await collect(even.list({}, untold))).toEqual([0, 1, 2, 3]);
    expect(even.requestedUrls()).toHaveLength(3);
  });

  it('yields all elements if the server returns smaller pages', async () => {
    const { list } = await serve(5, { most: 2 });
    expect(await collect(list({ size: 100 }))).toEqual([0, 1, 2, 3, 4]);
  });

  it('ends with an empty page', async () => {
    for (const body of [{}, { elements: null, pagination: { total: 9 } }]) {
      const { baseUrl, requests } = await startServer(json(body));
      const found = listOperation(open(baseUrl), endpointOf(), paging, {});
      expect(await collect(found)).toEqual([]);
      expect(requests).toHaveLength(1);
    }
  });
});

it('requests a page only when its elements are needed', async () => {
  const { list, requestedUrls } = await serve(100);
  for await (const element of list()) if (element === 2) break;
  expect(requestedUrls()).toEqual(['/x', '/x?page=1']);
});

it('iterates over whole pages', async () => {
  const { list } = await serve(3);
  expect((await collect(list().pages())).map((page) => page.elements)).toEqual([[0, 1], [2]]);
});

it.each([
  [undefined, 5, 3],
  [4, 4, 2],
  [3, 3, 2],
  [1, 1, 1],
  [0, 0, 1],
  [-1, 0, 1],
])('returns an array of at most %s elements', async (limit, length, requests) => {
  const { list, requestedUrls } = await serve(5);
  expect(await list().toArray({ ...(limit !== undefined && { limit }) })).toHaveLength(length);
  expect(requestedUrls()).toHaveLength(requests);
});

it('throws if a page fails, after yielding the previous elements', async () => {
  const page = json({ elements: [1, 2], pagination: { total: 4 } });
  const { baseUrl } = await startServer(page, json({ message: 'no' }, 422));
  const seen: number[] = [];
  const walk = async (): Promise<void> => {
    for await (const element of listOperation(open(baseUrl), endpointOf(), paging, {})) {
      seen.push(element);
    }
  };
  expect(await errorFrom(walk())).toMatchObject({ name: 'InvalidRequestError' });
  expect(seen).toEqual([1, 2]);
});

it('can be iterated twice and requests its first page once', async () => {
  const { list, requestedUrls } = await serve(3);
  const same = list();
  expect(await collect(same)).toEqual(await collect(same));
  expect(requestedUrls()).toEqual(['/x', '/x?page=1', '/x?page=1']);
  expect((await same.withResponse()).response.status).toBe(200);
});

describe('a list with cursors', () => {
  const cursors: Paging<{ readonly data: readonly number[]; readonly next?: string }, number> = {
    page: 'cursor',
    elements: (page) => page.data,
    next: (page) => page.next,
  };

  it.each([
    ['until a page has none', ['', 'b', ''], [0, 1]],
    ['until a page repeats its own', ['b', 'b', 'b'], [0, 1]],
  ])('requests pages %s', async (_name, [, second = '', third = ''], values) => {
    const last = json({ data: [1], next: third });
    const { baseUrl, requests } = await startServer(json({ data: [0], next: second }), last);
    const list = listOperation(open(baseUrl), endpointOf(), cursors, {});
    expect(await collect(list)).toEqual(values);
    expect(requests.map(({ url }) => url)).toEqual(['/x', '/x?cursor=b']);
  });
});
