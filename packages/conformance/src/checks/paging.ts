import type { Api, Operation, Pagination } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { elements, member } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import { Failure, NotRun, type Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import { claimsBelow } from '../document/claims-of-operation.js';
import { checkOf } from './check-of.js';
import { accepted, brief, refused } from './reply.js';

/** How many elements the check adds to a list at least, if possible. */
const leastMade = 7;
/** How many pages of a size it reads at most: more show nothing new. */
const mostPages = 8;

/** Checks that pages are disjoint, complete, of the requested size, and stable while elements are added. */
export function pagingCheck(api: Api, operation: Operation): Check | undefined {
  const { pagination } = operation;
  if (!pagination) return undefined;
  const claims = operation.parameters
    .filter(({ name }) => [pagination.pageParameter, pagination.sizeParameter].includes(name))
    .flatMap((each) => [...each.claims, ...claimsBelow(api.root, each.schema)]);
  return checkOf(operation, {
    name: 'paging',
    title: `The pages of ${operation.id} are disjoint, complete, stable and of the requested size.`,
    claims: [...operation.claims, ...claims],
    run: (context) => new Paging(context, operation, pagination).run(),
  });
}

class Paging {
  #firstPage: number;
  #cases = 0;

  constructor(
    private readonly context: CheckContext,
    private readonly operation: Operation,
    private readonly pagination: Pagination,
  ) {
    this.#firstPage = pagination.firstPage;
  }

  async run(): Promise<Outcome> {
    const session = await this.context.session();
    const input = await session.resources.parameters(this.operation);
    const { resources } = session;
    const sizes = this.#sizes();
    // A list that has only large pages needs a second one of each size.
    const wanted = Math.max(leastMade, ...sizes.map((size) => size + 1));
    for (let count = 0; count < wanted; count += 1) await resources.add(this.operation, input);
    await this.#findFirstPage(session, input);
    const all = await this.#page(session, input, this.#firstPage, undefined);
    this.#defaultSize(all);
    for (const size of sizes) await this.#walk(session, input, size);
    await this.#beyondTheEnd(session, input, sizes[0]);
    if (resources.canAdd(this.operation)) await this.#whileAdded(session, input);
    if (this.#elementsOf(all).length < 2) {
      throw new NotRun('The list has fewer than two elements, so it has no pages to compare.');
    }
    const { proved } = this.context;
    proved.operation(this.operation);
    proved.parameter(this.operation, this.pagination.pageParameter);
    proved.parameter(this.operation, this.pagination.sizeParameter);
    return { status: 'passed', cases: this.#cases };
  }

  /** Where only a decision states the number of the first page, a service may refuse it and begin with the next one. */
  async #findFirstPage(session: Session, { query, ...input }: Input): Promise<void> {
    const { decisions, profile } = this.context;
    if (decisions || profile.isFirstPageOpen?.(this.operation) !== true) return;
    const first = { ...query, [this.pagination.pageParameter]: this.#firstPage };
    const { reply } = await session.send(this.operation, { ...input, query: first });
    if (refused(reply)) this.#firstPage += 1;
  }

  /** The page sizes to try: small ones, or those that the document lists. */
  #sizes(): number[] {
    const { sizeParameter } = this.pagination;
    const parameter = this.operation.parameters.find(({ name }) => name === sizeParameter);
    const listed = elements(member(parameter?.schema.value, 'enum')).map(Number);
    return listed.length > 0 ? listed.slice(0, 2) : [1, 3];
  }

  async #walk(session: Session, input: Input, size: number): Promise<void> {
    const firstPage = this.#firstPage;
    const first = await this.#page(session, input, firstPage, size);
    const total = this.#totalOf(first);
    const seen: string[] = [];
    let last = first;
    for (let page = firstPage; page < firstPage + mostPages; page += 1) {
      last = page === firstPage ? first : await this.#page(session, input, page, size);
      const listed = this.#elementsOf(last);
      const most = `at most ${size} elements on a page`;
      this.#expect(listed.length <= size, most, `${listed.length} elements`, [last], 'size');
      const keys = listed.map(elementKey);
      const repeated = keys.find((key) => seen.includes(key));
      const actual = `${repeated} was on an earlier page`;
      const pages = [first, last];
      this.#expect(repeated === undefined, 'no element on two pages', actual, pages, 'page');
      seen.push(...keys);
      if (listed.length < size) break;
      if (total !== undefined && seen.length >= total) break;
    }
    // Other clients may add elements to the list in the meantime.
    const isWhole = total === undefined || seen.length >= Math.min(total, mostPages * size);
    const actual = `${seen.length} elements on all pages of ${size}`;
    const expected = `all ${total} elements across the pages`;
    this.#expect(isWhole, expected, actual, [first, last], 'page');
    this.#cases += 1;
  }

  #defaultSize(exchange: Exchange): void {
    const { defaultSize, sizeParameter } = this.pagination;
    const { decisions, profile } = this.context;
    const decided = profile.defaultSizeDecisions?.(this.operation);
    if (decided && !decisions) return;
    const count = this.#elementsOf(exchange).length;
    this.#cases += 1;
    if (defaultSize === undefined) return;
    const most = `at most ${defaultSize} elements by default`;
    this.#expect(count <= defaultSize, most, `${count} elements`, [exchange], 'size');
    const shown = member(exchange.reply.json, sizeParameter.replace(/^_/, ''));
    const isShown = typeof shown !== 'number' || shown === defaultSize;
    const expected = `the default page size ${defaultSize}`;
    this.#expect(isShown, expected, `pageSize ${String(shown)}`, [exchange], 'size');
  }

  async #beyondTheEnd(session: Session, input: Input, size: number | undefined): Promise<void> {
    const exchange = await this.#page(session, input, this.#firstPage + 99_999, size);
    const count = this.#elementsOf(exchange).length;
    this.#cases += 1;
    const expected = 'no elements beyond the last page';
    this.#expect(count === 0, expected, `${count} elements`, [exchange], 'page');
  }

  /** Checks that elements keep their order after another element was added. */
  async #whileAdded(session: Session, input: Input): Promise<void> {
    const before = await this.#page(session, input, this.#firstPage, undefined);
    await session.resources.add(this.operation, input);
    const after = await this.#page(session, input, this.#firstPage, undefined);
    const old = this.#elementsOf(before).map(elementKey);
    const now = this.#elementsOf(after).map(elementKey);
    const kept = now.filter((key) => old.includes(key));
    const expected = old.filter((key) => now.includes(key));
    this.#cases += 1;
    const isSame = JSON.stringify(kept) === JSON.stringify(expected);
    const actual = `${now.join(', ')} after ${old.join(', ')}`;
    const rule = 'the order of elements stays when one is added';
    this.#expect(isSame, rule, actual, [before, after]);
  }

  async #page(
    session: Session,
    input: Input,
    page: number,
    size: number | undefined,
  ): Promise<Exchange> {
    const { pageParameter, sizeParameter } = this.pagination;
    const query = {
      ...input.query,
      [pageParameter]: page,
      ...(size === undefined ? {} : { [sizeParameter]: size }),
    };
    const exchange = await session.send(this.operation, { ...input, query });
    const { reply } = exchange;
    this.#expect(accepted(reply), `page ${page} returns 2xx`, brief(reply), [exchange]);
    return exchange;
  }

  #elementsOf({ reply }: Exchange): readonly unknown[] {
    return elements(lookUp(reply.json, this.pagination.elements));
  }

  #totalOf({ reply }: Exchange): number | undefined {
    const { total } = this.pagination;
    const found = total === undefined ? undefined : lookUp(reply.json, total);
    return typeof found === 'number' ? found : undefined;
  }

  /** Fails if an expectation is not met, with the claims of the operation, or of the parameter that has no effect. */
  #expect(
    isRight: boolean,
    expected: string,
    actual: string,
    exchanges: readonly Exchange[],
    about?: 'page' | 'size',
  ): void {
    if (isRight) return;
    const { pageParameter, sizeParameter } = this.pagination;
    const name = about === 'page' ? pageParameter : sizeParameter;
    const parameter = this.operation.parameters.find((each) => each.name === name);
    const own = parameter && [
      ...parameter.claims,
      ...claimsBelow(this.context.api.root, parameter.schema),
    ];
    const claims = about && own && own.length > 0 ? own : this.operation.claims;
    throw new Failure({ expected, actual, claims, exchanges });
  }
}

/** The identity of a list element: its code or id, otherwise the whole element. */
export function elementKey(element: unknown): string {
  const own = ['code', 'id', 'configurationId'].map((name) => member(element, name));
  const found = own.find((each) => typeof each === 'string' || typeof each === 'number');
  return found === undefined ? JSON.stringify(element) : String(found);
}
