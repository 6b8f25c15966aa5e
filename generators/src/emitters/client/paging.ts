import type { FileDraft } from '../../code/file.js';
import { propertyAccess } from '../../code/identifiers.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import { tokensOf } from '../../json.js';
import type { Contract, Operation } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';
import { callingConventionOf } from './calling-convention.js';
import { successesOf, successType } from './results.js';
import { partsOf } from '../../model/resolve.js';
import { namedType } from '../symbols.js';
import { runtimeSymbol } from './symbols.js';

/** The pagination of an operation in the client. */
export interface PagedList {
  /** The types of a page and of an element. */
  readonly page: string;
  readonly element: string;
  /** True if the page has the total number of elements. */
  readonly counts: boolean;
  /** The runtime's `Paging`, as source. */
  readonly paging: string;
}

/** Returns the pagination of an operation; undefined without `x-pagination`, or if the schemas contradict it. */
export function pagedList(
  file: FileDraft,
  contract: Contract,
  operation: Operation,
): PagedList | undefined {
  const { pagination } = operation;
  const schema = pageSchema(operation);
  if (!pagination || !schema) return undefined;
  const members = callingConventionOf(operation).parameters?.members ?? [];
  const isTaken = (name: string): boolean =>
    members.some(({ key, parameter }) => key === name && parameter.in === 'query');
  const elements = tokensOf(pagination.elements);
  const { page, size, total } = pagination;
  if (!isTaken(page.parameter) || !isTaken(size.parameter)) return undefined;
  if (!typesAt(contract, schema, elements).includes('array')) return undefined;
  const counts = total !== undefined && typesAt(contract, schema, tokensOf(total)).length > 0;
  const pageType = successType(file, contract, operation);
  return {
    page: pageType,
    counts,
    element:
      elementType(file, contract, schema, elements) ??
      `NonNullable<${typeAt(pageType, elements)}>[number]`,
    paging: objectLiteral([
      ['page', stringLiteral(page.parameter)],
      ['first', String(page.first)],
      ['size', stringLiteral(size.parameter)],
      ['default', size.default === undefined ? undefined : literal(size.default)],
      ['elements', `(page) => ${valueAt('page', elements)}`],
      ['total', counts ? `(page) => ${valueAt('page', tokensOf(total))}` : undefined],
    ]),
  };
}

/** The name of the component that is the schema of each element. */
function elementType(
  file: FileDraft,
  contract: Contract,
  schema: Schema,
  [token, ...rest]: readonly string[],
): string | undefined {
  const parts = partsOf(contract.lookup, schema);
  if (token === undefined) {
    const items = parts.flatMap(({ array }) => array.items ?? []);
    const symbol = items.length === 1 ? namedType(contract, items[0], 'response') : undefined;
    return symbol && file.use(symbol);
  }
  const [property, ...others] = parts
    .flatMap(({ object }) => object.properties)
    .filter(({ name }) => name === token);
  if (!property || others.length > 0) return undefined;
  return elementType(file, contract, property.schema, rest);
}

/** The schema of the success response. */
function pageSchema(operation: Operation): Schema | undefined {
  const [success, ...others] = successesOf(operation);
  const [media, ...rest] = success?.content ?? [];
  return others.length + rest.length === 0 ? media?.schema : undefined;
}

/** The type of the runtime's `Paging` for a list. */
export function pagingType(file: FileDraft, { page, element }: PagedList): string {
  return `${file.use(runtimeSymbol('list', 'Paging'))}<${page}, ${element}>`;
}

function typeAt(type: string, tokens: readonly string[]): string {
  return tokens.reduce((whole, token) => `NonNullable<${whole}>[${stringLiteral(token)}]`, type);
}

/** An access with optional chaining, because servers may leave out properties. */
function valueAt(name: string, tokens: readonly string[]): string {
  return tokens.reduce(
    (whole, token) => `${whole}?.${propertyAccess(token).replace(/^\./, '')}`,
    name,
  );
}

/** The types of the schema at a property path; empty if there is none. */
function typesAt(contract: Contract, schema: Schema, tokens: readonly string[]): readonly string[] {
  const parts = partsOf(contract.lookup, schema);
  const [token, ...rest] = tokens;
  if (token === undefined) return parts.flatMap(({ types }) => types ?? []);
  return parts
    .flatMap((part) => part.object.properties)
    .filter((property) => property.name === token)
    .flatMap((property) => typesAt(contract, property.schema, rest));
}
