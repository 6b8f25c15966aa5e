// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { Call } from './call.js';
import type { Connection } from './connection.js';
import type { Endpoint, Input } from './endpoint.js';
import { ResponseError } from './errors.js';
import { type Arrived, send } from './send.js';

/** How a list is paged. */
export interface Paging<Page, Element> {
  /** The query parameter with the page's number, and the number of the first page. */
  readonly page: string;
  readonly first: number;
  /** The query parameter with the number of elements on a page, and what it is where left out. */
  readonly size: string;
  readonly default?: number;
  elements(page: Page): readonly Element[] | null | undefined;
  /** The number of elements on all pages. */
  total?(page: Page): unknown;
}

/**
 * A list on its way: waiting for it gives the page that was asked for, `for await` gives this
 * page's elements and those of all that follow, one request at a time and only as they are needed.
 */
export class List<Page, Element> extends Call<Page> implements AsyncIterable<Element> {
  readonly #paging: Paging<Page, Element>;
  readonly #query: Readonly<Record<string, unknown>>;
  readonly #get: (query: object) => Promise<Arrived<Page>>;

  constructor(
    paging: Paging<Page, Element>,
    query: object,
    get: (query: object) => Promise<Arrived<Page>>,
  ) {
    super(get(query));
    this.#paging = paging;
    this.#query = query as Record<string, unknown>;
    this.#get = get;
  }

  /** This page and all that follow. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    const query = this.#query;
    const paging = this.#paging;
    const { page, first, size, default: standard = 0 } = paging;
    let number = Number(query[page] ?? first);
    const length = Number(query[size] ?? standard);
    let seen = (number - first) * length;
    let current = (await this.withResponse()).data;
    for (;;) {
      yield current;
      const count = paging.elements(current)?.length ?? 0;
      const all = paging.total?.(current);
      seen += count;
      // Without a total, a page that is not full is the last.
      if (count === 0 || (typeof all === 'number' ? seen >= all : count < length)) return;
      number += 1;
      current = (await this.#get({ ...query, [page]: number })).data;
    }
  }

  /** The elements of this page and of all that follow. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Element, void, undefined> {
    for await (const page of this.pages()) {
      const elements = this.#paging.elements(page);
      if (elements) yield* elements;
    }
  }

  /**
   * The elements of this page and of all that follow, as an array.
   * @param options `limit`: how many at most; pages beyond it are not asked for
   */
  async toArray({ limit = Infinity }: { readonly limit?: number } = {}): Promise<Element[]> {
    const result: Element[] = [];
    // The first page is under way: whatever becomes of it is told.
    await this;
    if (limit <= 0) return result;
    for await (const element of this) {
      result.push(element);
      if (result.length >= limit) break;
    }
    return result;
  }
}

/** Calls an operation that lists something in pages. */
export function listOperation<Page, Element>(
  connection: Connection,
  endpoint: Endpoint,
  paging: Paging<Page, Element>,
  input: Input,
): List<Page, Element> {
  return new List(paging, input.query ?? {}, async (query) => {
    const arrived = (await send(connection, endpoint, { ...input, query })) as Arrived<Page>;
    const { data, response } = arrived;
    // What is no page must not pass for an empty list.
    if (Object(data) === data && Array.isArray(paging.elements(data) ?? [])) return arrived;
    throw new ResponseError(endpoint, response, JSON.stringify(data), 'a page');
  });
}
