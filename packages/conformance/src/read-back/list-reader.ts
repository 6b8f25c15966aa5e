import type { Operation } from '../document/api.js';
import { largestPage } from '../document/list-parameters.js';
import { keysOf, lookUp, type DocumentPart } from '../document/pointer.js';
import { isJson } from '../document/read-body.js';
import { ruleFor } from '../document/read-responses.js';
import type { Exchange } from '../http/exchange.js';
import { elements, member } from '../json.js';
import { findIdentifier, lastParameter, pathParameters } from '../state/sources.js';
import { shownWrites, type ReadBack } from './read-back.js';
import type { Shapes } from './shape.js';
import type { RefusedCreation, ExpectedState, StoredResource } from './expected-state.js';

/** Compares the pages of one list with the resources that it should contain. */
export class ListReader {
  readonly #first: StoredResource | undefined;
  /** The resources that no page contained so far. */
  readonly #left: Map<string, StoredResource>;
  /** The codes in the list that no response to a write contained. */
  readonly #unknown = new Set<string>();
  #last: Exchange | undefined;
  #size = Infinity;
  #isWhole = false;
  #isUnusable = false;

  constructor(
    private readonly all: ReadBack,
    private readonly stored: ExpectedState,
    private readonly lister: Operation,
    resources: readonly StoredResource[],
  ) {
    this.#first = resources[0];
    this.#left = new Map(resources.map((resource) => [resource.code, resource]));
  }

  get isDone(): boolean {
    return this.#isWhole || this.#isUnusable || this.#left.size === 0;
  }

  /** Returns the request for a page; without a number, for one that the newest elements fit on. */
  input(page?: number): {
    path: Readonly<Record<string, unknown>>;
    query: Readonly<Record<string, unknown>>;
  } {
    const { rules, newestPage } = this.all;
    const type = this.#first?.type;
    const stored = [...this.stored.resources.values()].filter((each) => each.type === type);
    const asked =
      page === undefined ? newestPage(this.lister, stored.length) : largestPage(this.lister, page);
    this.#size = asked.size;
    const filters = filtersFor(this.lister, this.#first);
    const query = { ...filters, ...rules.queryForAllParts(this.lister, true), ...asked.query };
    return { path: pathParameters(this.lister, this.#first?.outerCodes ?? []), query };
  }

  take(exchange: Exchange): void {
    const schema = schemaOf(this.lister, exchange);
    this.#isUnusable = exchange.reply.status >= 300 || !schema;
    if (this.#isUnusable || !schema) return;
    this.#last = exchange;
    const { pagination } = this.lister;
    const place = pagination?.elements ?? '';
    const listed = lookUp(exchange.reply.json, place);
    // Without `x-pagination` the elements of a page in an object cannot be found.
    this.#isUnusable = !Array.isArray(listed);
    if (this.#isUnusable) return;
    const all = elements(listed);
    const item = elementSchema(this.all.shapes, schema, place);
    for (const element of all) if (item) this.#compare(element, item, exchange);
    this.#isWhole = all.length < this.#size;
  }

  #compare(shown: unknown, item: DocumentPart, exchange: Exchange): void {
    const { type, outerCodes } = this.#first ?? {};
    // The links of a list apply to the whole response; those of a read apply to one element.
    const [getter = this.lister] = type?.getters ?? [];
    const code = String(findIdentifier(getter, getter, lastParameter(getter), shown));
    const resource = this.#left.get(code);
    this.#left.delete(code);
    if (resource) this.all.judge(resource, this.stored, this.lister, shown, item, exchange);
    else if (type && !this.stored.isKnown(type, outerCodes ?? [], code)) this.#unknown.add(code);
  }

  /** Reports listed resources that no response contained: a refused request must have stored them. */
  judgeUnknown(all: readonly RefusedCreation[]): void {
    const type = this.#first?.type;
    if (!type || !this.#last || this.all.rules.createsElementsItself(type.shape)) return;
    const refused = all.filter((each) => each.type === type).map(({ exchange }) => exchange);
    const writer = refused.at(-1)?.operationId;
    if (writer === undefined) return;
    for (const code of this.#unknown) {
      const expected = `${this.lister.id} lists nothing from refused requests`;
      this.all.fault(writer, expected, `it lists ${code}, which no response contained`, [
        ...refused.slice(-shownWrites),
        this.#last,
      ]);
    }
  }

  /** Reports resources that the list does not contain, if all pages were read. */
  judgeMissing(): void {
    if (!this.#isWhole || !this.#last) return;
    for (const [code, { writes }] of this.#left) {
      const expected = `${this.lister.id} lists what was stored`;
      this.all.fault(writes.at(-1)?.operationId ?? '', expected, `${code} is not in the list`, [
        ...writes.slice(-shownWrites),
        this.#last,
      ]);
    }
  }
}

/** The required filters of a list, with the values of a resource: a filter has the name of the member that it compares. */
export function filtersFor(
  { parameters }: Operation,
  resource: StoredResource | undefined,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    parameters
      .filter((each) => each.in === 'query' && each.required)
      .map(({ name, example }) => [name, member(resource?.body, name) ?? example]),
  );
}

/** The schema of a response; undefined if the document has none. */
export function schemaOf(operation: Operation, { reply }: Exchange): DocumentPart | undefined {
  const rule = ruleFor(operation.responses, reply.status);
  return [...(rule?.content ?? [])].find(([type]) => isJson(type))?.[1];
}

function elementSchema(
  shapes: Shapes,
  schema: DocumentPart,
  place: string,
): DocumentPart | undefined {
  const list = keysOf(place).reduce<DocumentPart | undefined>(
    (found, key) => found && shapes.of(found, undefined).properties.get(key),
    schema,
  );
  return list && shapes.of(list, undefined).items;
}
