import { tokensOf } from '../../../json.js';
import type { Contract, Operation, Parameter } from '../../../model/contract.js';
import { type ResolvedSchema, resolveSchema, schemasAt } from '../../../model/resolved.js';
import type { Schema } from '../../../model/schema.js';
import type { Cursor } from '../../emitter.js';

/** How a list gets its next page. Pointers are JSON pointers into the body of a page. */
export interface PageRule {
  /** The query parameter that selects a page: its number, or a cursor. */
  readonly parameter: string;
  /** Undefined if the page does not show which of its arrays has them. */
  readonly elements: string | undefined;
  /** For numbered pages: the number of the first page. */
  readonly first?: number;
  /** True if the parameter is how many elements are before the page. */
  readonly skips?: true;
  /** The query parameter for the page size, if a page that is not full must be the last, and its default. */
  readonly size?: { readonly parameter: string; readonly default: number | undefined };
  readonly total?: string | undefined;
  readonly next?: string;
  /** The property of the last element that is the cursor of the next page, and whether there is one. */
  readonly last?: { readonly property: string; readonly more: string };
}

const cursorNames = /^(?:next_?|page_?)?(?:cursor|token)$|^after$|^continuation_?token$/i;
const nextNames = /^(?:next_?(?:page_?)?(?:cursor|token)|end_?cursor|continuation_?token)$/i;
const pageNames = /^page(?:_?number|\[number\])?$/i;
const skipNames = /^(?:offset|skip)$/i;
const sizeNames = /^(?:per_?page|page_?size|limit|page_?limit|size|page\[size\])$/i;
const elementNames = /^(?:data|items|results|records|values|entries|elements)$/i;
const totalNames = /^total_?(?:count|items|results|elements|records)$/i;
/** Beside the number of a page, `total` alone may be the number of pages. */
const skippedTotalNames = /^total(?:_?(?:count|items|results|elements|records))?$/i;
const metaNames = /^(?:meta|metadata|pagination|paging|page_?info|response_metadata)$/i;

/** The rule of a list without `x-pagination`: one of `--cursor`, or what usual names show; undefined if not plain. */
export function pageRuleOf(
  { lookup }: Contract,
  { parameters }: Operation,
  page: Schema,
  cursors: readonly Cursor[],
): PageRule | undefined {
  const names = new PageNames(lookup, page);
  const elements = names.elements();
  const query = parameters.filter((entry) => entry.in === 'query');
  const find = (pattern: RegExp): Parameter | undefined =>
    query.find(({ name }) => pattern.test(name));
  const cursorRule = cursors.find(
    ({ parameter, next }) => query.some(({ name }) => name === parameter) && names.has(next),
  );
  if (cursorRule) return { ...cursorRule, elements };
  if (elements === undefined) return undefined;
  const cursor = find(cursorNames);
  const next = cursor?.wire === 'string' ? names.only(nextNames, 'string') : undefined;
  if (cursor && next !== undefined) return { parameter: cursor.name, next, elements };
  if (find(/^starting_after$/) && names.has('/has_more') && names.elementHas(elements, 'id')) {
    const last = { property: 'id', more: '/has_more' };
    return { parameter: 'starting_after', elements, last };
  }
  const numbered = [pageNames, skipNames].map(find).find((entry) => entry?.wire === 'number');
  if (!numbered || !find(sizeNames)) return undefined;
  const rule = { parameter: numbered.name, elements };
  return pageNames.test(numbered.name)
    ? { ...rule, first: firstPage(lookup, numbered), total: names.only(totalNames, 'integer') }
    : { ...rule, skips: true, total: names.only(skippedTotalNames, 'integer') };
}

/** The number of the first page: the default, or else 0 if that is the minimum, or else 1. */
function firstPage(lookup: Contract['lookup'], { schema }: Parameter): number {
  const resolved = resolveSchema(lookup, schema);
  const standard = resolved.first('default');
  if (typeof standard === 'number') return standard;
  const least = resolved.limits.find(({ keyword }) => keyword === 'minimum');
  return least?.value === 0 ? 0 : 1;
}

class PageNames {
  readonly #page: ResolvedSchema;

  constructor(
    private readonly lookup: Contract['lookup'],
    private readonly page: Schema,
  ) {
    this.#page = resolveSchema(lookup, page);
  }

  /** The pointer to the elements: the page itself, its only array, or the one with a usual name. */
  elements(): string | undefined {
    if (this.#page.types?.includes('array')) return '';
    const arrays = this.#typed(this.#page, 'array');
    const usual = arrays.filter((name) => elementNames.test(name));
    const [only, ...others] = arrays.length > 1 ? usual : arrays;
    return only === undefined || others.length > 0 ? undefined : `/${escaped(only)}`;
  }

  has(pointer: string): boolean {
    return schemasAt(this.lookup, this.page, tokensOf(pointer)).length > 0;
  }

  elementHas(elements: string, property: string): boolean {
    return schemasAt(this.lookup, this.page, tokensOf(elements))
      .flatMap((array) => resolveSchema(this.lookup, array).items)
      .some((schema) => resolveSchema(this.lookup, schema).property(property));
  }

  /** The pointer to the only property of a type with such a name, in the page or in an object that describes it. */
  only(pattern: RegExp, type: 'string' | 'integer'): string | undefined {
    const pointers = [
      ...this.#typed(this.#page, type).map((name) => `/${escaped(name)}`),
      ...this.#page.properties
        .filter(({ name }) => metaNames.test(name))
        .flatMap(({ name, schema }) =>
          this.#typed(resolveSchema(this.lookup, schema), type).map(
            (inner) => `/${escaped(name)}/${escaped(inner)}`,
          ),
        ),
    ].filter((pointer) => pattern.test(tokensOf(pointer).at(-1) ?? ''));
    return pointers.length === 1 ? pointers[0] : undefined;
  }

  #typed(schema: ResolvedSchema, type: 'string' | 'integer' | 'array'): string[] {
    return schema.properties
      .filter((property) => resolveSchema(this.lookup, property.schema).types?.includes(type))
      .map(({ name }) => name);
  }
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
