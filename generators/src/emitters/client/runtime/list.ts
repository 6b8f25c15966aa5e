import { Call } from './call.js';
import type { Connection } from './connection.js';
import type { Endpoint, Input } from './endpoint.js';
import { ResponseError } from './errors.js';
import { startCall } from './call-state.js';
import { type ReceivedResponse, sendRequest } from './send-request.js';

/** The pagination of a list operation. */
export interface Paging<Page, Element> {
  /** The query parameter that selects a page: its number, or a cursor. */
  readonly page: string;
  /** The number of the first page. */
  readonly first?: number;
  /** True if the parameter is not the number of a page but how many elements are before it. */
  readonly skips?: true;
  /** The query parameter for the page size, if a page that is not full must be the last, and its default. */
  readonly size?: string;
  readonly default?: number;
  elements(page: Page): readonly Element[] | null | undefined;
  /** The total number of elements on all pages. */
  total?(page: Page): unknown;
  /** The cursor of the next page; empty or undefined after the last one. */
  next?(page: Page): unknown;
}

/**
 * A pending list call. `await` resolves to the requested page; `for await` iterates over the elements of
 * this and all following pages, which are requested one at a time as needed.
 */
export class List<Page, Element> extends Call<Page> implements AsyncIterable<Element> {
  readonly #paging: Paging<Page, Element>;
  readonly #query: Readonly<Record<string, unknown>>;
  readonly #get: (query: object) => Promise<ReceivedResponse<Page>>;

  constructor(
    paging: Paging<Page, Element>,
    query: object,
    get: (query: object) => Promise<ReceivedResponse<Page>>,
  ) {
    super(get(query));
    this.#paging = paging;
    this.#query = query as Record<string, unknown>;
    this.#get = get;
  }

  /** Iterates over this page and all following pages. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let query = this.#query;
    const paging = this.#paging;
    const { page } = paging;
    const count = countPages(paging, query);
    let current = (await this.withResponse()).data;
    for (;;) {
      yield current;
      const following = paging.next ? paging.next(current) : count(current);
      // A service that repeats its cursor would never end.
      if (!following || following === query[page]) return;
      query = { ...query, [page]: following };
      current = (await this.#get(query)).data;
    }
  }

  /** Iterates over the elements of this and all following pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Element, void, undefined> {
    for await (const page of this.pages()) {
      const elements = this.#paging.elements(page);
      if (elements) yield* elements;
    }
  }

  /**
   * Returns the elements of this and all following pages as an array.
   * @param options `limit`: the maximum number of elements; pages beyond it are not requested
   */
  async toArray({ limit = Infinity }: { readonly limit?: number } = {}): Promise<Element[]> {
    const result: Element[] = [];
    // The first page has been requested already: report its error even for a limit of 0.
    await this;
    if (limit <= 0) return result;
    for await (const element of this) {
      result.push(element);
      if (result.length >= limit) break;
    }
    return result;
  }
}

/** Returns a function that returns the number of the next page; undefined after the last one. */
function countPages<Page>(
  paging: Paging<Page, unknown>,
  query: Readonly<Record<string, unknown>>,
): (current: Page) => number | undefined {
  const { page, skips, first = skips ? 0 : 1, size = '', default: standard = 0 } = paging;
  let number = Number(query[page] ?? first);
  const length = Number(query[size] ?? standard);
  let seen = (number - first) * (skips ? 1 : length);
  return (current) => {
    const count = paging.elements(current)?.length ?? 0;
    const all = paging.total?.(current);
    number += skips ? count : 1;
    seen += count;
    // Without a total, a page that is not full must be the last.
    const isLast = count === 0 || (typeof all === 'number' ? seen >= all : count < length);
    return isLast ? undefined : number;
  };
}

/** Calls a paginated list operation. */
export function listOperation<Page, Element>(
  connection: Connection,
  endpoint: Endpoint,
  paging: Paging<Page, Element>,
  input: Input,
): List<Page, Element> {
  // The place of the call is also that of the requests for further pages.
  const site = new Error();
  return new List(paging, input.query ?? {}, async (query) => {
    const call = startCall(endpoint, connection.secrets, { ...input, query }, site);
    const received = await sendRequest<Page>(connection, endpoint, call);
    const { data, response } = received;
    // A body without elements must not count as an empty list.
    if (Object(data) === data && Array.isArray(paging.elements(data) ?? [])) return received;
    throw new ResponseError(call.operation, response, JSON.stringify(data), 'a page');
  });
}
