import type { FileDraft } from '../../code/file.js';
import { propertyAccess } from '../../code/identifiers.js';
import { code, literal, stringLiteral } from '../../code/literals.js';
import { tokensOf } from '../../json.js';
import type { Contract, Operation, Pagination } from '../../model/contract.js';
import { resolveSchema, schemasAt } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';
import { callingConventionOf } from './calling-convention.js';
import type { EndpointContext } from './context.js';
import { type PageRule, pageRuleOf } from './page-rules.js';
import { successesOf, successType } from './results.js';
import { mediaKind } from './runtime/media.js';
import { shortTypeOf } from '../schema-types.js';
import { runtimeSymbol } from './symbols.js';

/** The pagination of an operation in the client. */
export interface PagedList {
  /** The types of a page and of an element. */
  readonly page: string;
  readonly element: string;
  /** The runtime's `Paging`, as source. */
  readonly paging: string;
}

/** Returns the pagination of an operation; undefined without `x-pagination`, or if the schemas contradict it. */
function paginationOf(contract: Contract, operation: Operation): Pagination | undefined {
  const { pagination } = operation;
  const schema = pageSchema(operation);
  if (!pagination || !schema) return undefined;
  const elements = tokensOf(pagination.elements);
  const { page, size, total } = pagination;
  if (!isQueryKey(operation, page.parameter) || !isQueryKey(operation, size.parameter))
    return undefined;
  const { lookup } = contract;
  const isList = (each: Schema): boolean =>
    resolveSchema(lookup, each).types?.includes('array') === true;
  if (!schemasAt(lookup, schema, elements).some(isList)) return undefined;
  const counts = total !== undefined && schemasAt(lookup, schema, tokensOf(total)).length > 0;
  return { ...pagination, total: counts ? total : undefined };
}

/** Returns how the pages of an operation are requested, as source, with its types; undefined if it has none. */
export function pagedList(
  file: FileDraft,
  context: EndpointContext,
  operation: Operation,
): PagedList | undefined {
  const schema = pageSchema(operation);
  const rule = pageRule(context, operation);
  if (!schema || rule?.elements === undefined) return undefined;
  const { first, skips, size, total } = rule;
  const elements = tokensOf(rule.elements);
  const pageType = successType(file, context, operation);
  return {
    page: pageType,
    element:
      elementType(file, context, schema, elements) ??
      `${file.global('NonNullable')}<${typeAt(file, pageType, elements)}>[number]`,
    paging: literal({
      page: rule.parameter,
      first,
      skips: skips || undefined,
      size: size?.parameter,
      default: size?.default,
      elements: code(`(page) => ${valueAt('page', rule.elements)}`),
      total: total ? code(`(page) => ${valueAt('page', total)}`) : undefined,
      next: code(nextOf(rule)),
    }),
  };
}

/** The rule for the pages of an operation: that of the document, or else one that is given or shown by names. */
export function pageRule(
  { contract, cursors = [] }: Pick<EndpointContext, 'contract' | 'cursors'>,
  operation: Operation,
): PageRule | undefined {
  const schema = pageSchema(operation);
  const documented = paginationOf(contract, operation);
  if (documented) {
    const { page, ...others } = documented;
    return { ...others, ...page };
  }
  const rule =
    schema && operation.method === 'get' && !operation.pagination
      ? pageRuleOf(contract, operation, schema, cursors)
      : undefined;
  return rule && isQueryKey(operation, rule.parameter) ? rule : undefined;
}

/** The function that returns the cursor of the next page, as source. */
export function nextOf({ elements = '', next, last }: PageRule): string | undefined {
  if (next !== undefined) return `(page) => ${valueAt('page', next)}`;
  if (!last) return undefined;
  const element = `${valueAt('page', elements)}?.at(-1)`;
  return `(page) => ${valueAt('page', last.more)} && ${valueAt(element, `/${last.property}`)}`;
}

/** The name of the type of each element. */
function elementType(
  file: FileDraft,
  { contract: { lookup }, types }: EndpointContext,
  page: Schema,
  elements: readonly string[],
): string | undefined {
  const [array, ...others] = schemasAt(lookup, page, elements);
  const items = array && others.length === 0 ? resolveSchema(lookup, array).items : [];
  return items.length === 1 ? shortTypeOf(file, types, items, 'response') : undefined;
}

/** True if a query parameter has its own name among the arguments. */
function isQueryKey(operation: Operation, name: string): boolean {
  const members = callingConventionOf(operation).parameters?.members ?? [];
  return members.some(({ key, parameter }) => key === name && parameter.in === 'query');
}

/** The schema of the success response, if that is only JSON. */
function pageSchema(operation: Operation): Schema | undefined {
  const [success, ...others] = successesOf(operation);
  const [media, ...rest] = success?.content ?? [];
  if (others.length + rest.length > 0 || mediaKind(media?.type ?? '') !== 'json') return undefined;
  return media?.item ? undefined : media?.schema;
}

/** The type of the runtime's `Paging` for a list. */
export function pagingType(file: FileDraft, { page, element }: PagedList): string {
  return `${file.use(runtimeSymbol('list', 'Paging'))}<${page}, ${element}>`;
}

function typeAt(file: FileDraft, type: string, tokens: readonly string[]): string {
  return tokens.reduce(
    (whole, token) => `${file.global('NonNullable')}<${whole}>[${stringLiteral(token)}]`,
    type,
  );
}

/** The value at a JSON pointer, with optional chaining because servers may leave out properties. */
export function valueAt(name: string, pointer: string): string {
  return tokensOf(pointer).reduce((whole, token) => whole + optionalAccess(token), name);
}

/** The access to a property of a value that may be missing. */
export function optionalAccess(name: string): string {
  return `?.${propertyAccess(name).replace(/^\./, '')}`;
}
