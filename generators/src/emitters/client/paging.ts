import type { FileDraft } from '../../code/file.js';
import { propertyAccess } from '../../code/identifiers.js';
import { code, literal, stringLiteral } from '../../code/literals.js';
import { tokensOf } from '../../json.js';
import { resolveSchema, schemasAt } from '../../model/resolved.js';
import { shortTypeOf } from '../schema-types.js';
import type { Call } from './calls/call.js';
import type { PageRule } from './calls/page-rules.js';
import { pageSchema } from './calls/pages.js';
import type { TypeContext } from './context.js';
import { successType } from './results.js';

export interface ListTypes {
  readonly page: string;
  readonly element: string;
}

/** The types of a page and of an element. */
export function listTypes(
  file: FileDraft,
  context: TypeContext,
  call: Call,
  { elements = '' }: PageRule,
): ListTypes {
  const page = successType(file, context, call);
  const tokens = tokensOf(elements);
  const whole = `${file.global('NonNullable')}<${typeAt(file, page, tokens)}>[number]`;
  return { page, element: elementType(file, context, call, tokens) ?? whole };
}

/** The runtime's `Paging`, as source. */
export function pagingLiteral(rule: PageRule): string {
  const { parameter, first, skips, size, elements = '', total } = rule;
  return literal({
    page: parameter,
    first,
    skips: skips || undefined,
    size: size?.parameter,
    default: size?.default,
    elements: code(`(page) => ${valueAt('page', elements)}`),
    total: total ? code(`(page) => ${valueAt('page', total)}`) : undefined,
    next: code(nextOf(rule)),
  });
}

/** The function that returns the cursor of the next page, as source. */
export function nextOf({ elements = '', next, last }: PageRule): string | undefined {
  if (next !== undefined) return `(page) => ${valueAt('page', next)}`;
  if (!last) return undefined;
  const element = `${valueAt('page', elements)}?.at(-1)`;
  return `(page) => ${valueAt('page', last.more)} && ${valueAt(element, `/${last.property}`)}`;
}

function elementType(
  file: FileDraft,
  { contract: { lookup }, types }: TypeContext,
  { operation }: Call,
  elements: readonly string[],
): string | undefined {
  const page = pageSchema(operation);
  const [array, ...others] = page ? schemasAt(lookup, page, elements) : [];
  const items = array && others.length === 0 ? resolveSchema(lookup, array).items : [];
  return items.length === 1 ? shortTypeOf(file, types, items, 'response') : undefined;
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
